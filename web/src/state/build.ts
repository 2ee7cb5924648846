/** Pages of an older build than the server's. The server writes the build's name into the page it hands out. */
const ours = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="queendom-pages"]')?.content ?? null;

export function isOld(served: string | null): boolean {
  return ours !== null && served !== null && served !== ours;
}
