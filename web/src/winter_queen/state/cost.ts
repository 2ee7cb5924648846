/** What a crystal that goes back to the bag would cost whom: the server's numbers, put beside each other. */
import type { Returns } from "../../wire";

export interface Change {
  book: string;
  page: 0 | 1;
  before: number;
  after: number;
}

/** What changes for somebody, page by page. */
export interface CostOf {
  seat: number;
  sum: number;
  changes: Change[];
}

export interface Cost {
  /** Whoever is touched: oneself first, then around the table. */
  whose: CostOf[];
  /** What one's own pages gain, less what those of others gain: the larger, the better. */
  net: number;
}

export function costsOf({ pages, after }: Returns, me: number, players: number): Map<string, Cost> {
  const around = Array.from({ length: players }, (_, k) => (me + k) % players);
  return new Map(
    Object.entries(after).map(([space, then]) => {
      const whose = around.flatMap((seat): CostOf[] => {
        const changes = pages.flatMap((page, k): Change[] =>
          page.seat === seat && then[k] !== page.vp
            ? [{ book: page.book, page: page.page, before: page.vp, after: then[k]! }]
            : [],
        );
        const sum = changes.reduce((all, one) => all + one.after - one.before, 0);
        return changes.length ? [{ seat, sum, changes }] : [];
      });
      const net = whose.reduce((all, { seat, sum }) => all + (seat === me ? sum : -sum), 0);
      return [space, { whose, net }];
    }),
  );
}
