/** Rules by their words: every word that was typed must be somewhere in the rule. */

/** Without case and accents, so that "konig" finds König; й and ё lose their marks on both sides alike. */
export const folded = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

export function hasWords(text: string, wanted: string): boolean {
  const given = folded(text);
  return folded(wanted)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => given.includes(word));
}
