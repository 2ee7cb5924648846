/**
 * A turn in the making: crystal, then space or page, then perhaps a book; or a book to activate, then perhaps the crystal
 * that goes back. Nothing is sent before it is confirmed, and each step can be taken back. What is possible is only looked
 * up in what the server said.
 */
import type { County, Holder, PageNumber, WinterQueenAction, WinterQueenLegal } from "../../wire";
import type { Colour } from "../../wire";
import { COUNTIES } from "./board";

/** A crystal on a holder; `index` tells two of a colour apart on the page. */
export interface HeldCrystal {
  holder: Holder;
  index: number;
  colour: Colour;
}

export interface BookPage {
  book: string;
  page: PageNumber;
}

export type Stage = "start" | "where" | "book" | "return" | "ready";

export class Draft {
  legal = $state.raw<WinterQueenLegal | null>(null);
  crystal = $state.raw<HeldCrystal | null>(null);
  space = $state<string | null>(null);
  page = $state.raw<BookPage | null>(null);
  /** undefined: not decided yet. */
  take = $state<County | null | undefined>(undefined);
  activate = $state<string | null>(null);
  /** undefined: not decided yet; null: nothing goes back. */
  returned = $state<string | null | undefined>(undefined);

  /** It is somebody's turn: forget what was in the making. */
  begin(legal: WinterQueenLegal | null): void {
    this.clear();
    this.legal = legal;
  }

  clear(): void {
    this.crystal = null;
    this.space = null;
    this.page = null;
    this.take = undefined;
    this.activate = null;
    this.returned = undefined;
  }

  get isEmpty(): boolean {
    return this.crystal === null && this.activate === null;
  }

  get stage(): Stage {
    if (this.activate !== null) return this.returned === undefined ? "return" : "ready";
    if (this.crystal === null) return "start";
    if (this.page !== null) return "ready";
    if (this.space === null) return "where";
    return this.take === undefined ? "book" : "ready";
  }

  /** One that is in reach, if there is a place for it: when all spaces are taken and no page is free, a book may be left. */
  canTakeCrystal(holder: number, colour: string): boolean {
    if (!this.legal || (!this.legal.spaces.length && !this.legal.pages.length)) return false;
    return this.legal.crystals.some(([h, c]) => h === holder && c === colour);
  }

  /** Spaces that can be chosen now. */
  get spaces(): ReadonlySet<string> {
    if (!this.legal) return NONE;
    if (this.activate !== null) return new Set(this.legal.activate[this.activate] ?? []);
    return this.crystal ? new Set(this.legal.spaces) : NONE;
  }

  canFill(book: string, page: number): boolean {
    return this.crystal !== null && (this.legal?.pages.some(([b, p]) => b === book && p === page) ?? false);
  }

  canActivate(book: string): boolean {
    return this.legal !== null && book in this.legal.activate;
  }

  /** Counties whose book comes with the chosen space. */
  booksAt(space: string): County[] {
    return COUNTIES.filter((county) => this.legal?.with_book[county]?.includes(space));
  }

  get books(): County[] {
    return this.space === null ? [] : this.booksAt(this.space);
  }

  chooseCrystal(crystal: HeldCrystal): boolean {
    if (!this.canTakeCrystal(crystal.holder, crystal.colour)) return false;
    const same = this.crystal?.holder === crystal.holder && this.crystal.index === crystal.index;
    const { space, page } = this;
    this.clear();
    if (same) return true;
    this.crystal = crystal;
    // Another crystal for the same place: the place was not what was regretted.
    if (page) this.choosePage(page.book, page.page);
    else if (space) this.chooseSpace(space);
    return true;
  }

  chooseSpace(space: string): boolean {
    if (!this.spaces.has(space)) return false;
    if (this.activate !== null) {
      this.returned = space;
      return true;
    }
    this.page = null;
    this.space = space;
    this.take = this.booksAt(space).length === 0 ? null : undefined;
    return true;
  }

  choosePage(book: string, page: PageNumber): boolean {
    if (!this.canFill(book, page)) return false;
    this.space = null;
    this.take = undefined;
    this.page = { book, page };
    return true;
  }

  chooseBook(county: County | null): boolean {
    if (this.space === null || (county !== null && !this.books.includes(county))) return false;
    this.take = county;
    return true;
  }

  chooseActivation(book: string): boolean {
    if (!this.canActivate(book)) return false;
    this.clear();
    this.activate = book;
    const back = this.legal?.activate[book] ?? null;
    // With one crystal nothing goes back; with two and an empty map nothing can.
    this.returned = back === null || back.length === 0 ? null : undefined;
    return true;
  }

  /** A whole action at once; `index` is its crystal's place on the holder. False, and nothing chosen, if it is none. */
  chooseAll(action: WinterQueenAction, index: number): boolean {
    this.clear();
    const isMade =
      action.kind === "activate"
        ? this.chooseActivation(action.book) && (typeof action.return !== "string" || this.chooseSpace(action.return))
        : action.kind !== "pass" &&
          this.chooseCrystal({ holder: action.holder, index, colour: action.colour }) &&
          (action.kind === "fill"
            ? this.choosePage(action.book, action.page)
            : this.chooseSpace(action.space) && this.chooseBook(action.take));
    if (!isMade || this.action === null) this.clear();
    return this.action !== null;
  }

  /** One step back. */
  back(): void {
    if (this.activate !== null) {
      if (this.returned != null) this.returned = undefined;
      else this.clear();
    } else if (this.page !== null) {
      this.page = null;
    } else if (this.space !== null) {
      if (this.take !== undefined && this.books.length > 0) this.take = undefined;
      else {
        this.space = null;
        this.take = undefined;
      }
    } else {
      this.clear();
    }
  }

  /** The action, once everything is chosen. */
  get action(): WinterQueenAction | null {
    if (!this.legal || this.stage !== "ready") return null;
    if (this.activate !== null) {
      const returns = this.legal.activate[this.activate];
      if (returns === null || returns === undefined) return { kind: "activate", book: this.activate };
      return { kind: "activate", book: this.activate, return: this.returned ?? null };
    }
    if (!this.crystal) return null;
    const { holder, colour } = this.crystal;
    if (this.page) return { kind: "fill", holder, colour, book: this.page.book, page: this.page.page };
    if (this.space === null) return null;
    return { kind: "place", holder, colour, space: this.space, take: this.take ?? null };
  }

  /** What can be shown beforehand: the action so far, without the book that may still be chosen. */
  get tentative(): WinterQueenAction | null {
    if (this.action) return this.action;
    if (this.crystal && this.space !== null) {
      return { kind: "place", holder: this.crystal.holder, colour: this.crystal.colour, space: this.space, take: null };
    }
    return null;
  }
}

const NONE: ReadonlySet<string> = new Set();
