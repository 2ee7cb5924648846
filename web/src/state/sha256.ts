/**
 * SHA-256 and HMAC-SHA-256 (FIPS 180-4, RFC 2104). The browser has its own only on pages that came over HTTPS; people
 * also play at addresses of their own network.
 */

const primes: number[] = [];
for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime)) primes.push(n);

/** The first 32 bits of the fraction of a root. */
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;
const START = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = primes.map((prime) => fraction(Math.cbrt(prime)));
const BLOCK = 64;

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function padded(message: Uint8Array): DataView {
  const length = Math.ceil((message.length + 9) / BLOCK) * BLOCK;
  const bytes = new Uint8Array(length);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(length - 4, message.length << 3);
  return view;
}

export function sha256(message: Uint8Array): Uint8Array {
  const blocks = padded(message);
  const state = Int32Array.from(START);
  const words = new Int32Array(64);
  for (let at = 0; at < blocks.byteLength; at += BLOCK) {
    for (let k = 0; k < 64; k++) {
      if (k < 16) words[k] = blocks.getInt32(at + 4 * k);
      else {
        const [far, near] = [words[k - 15]!, words[k - 2]!];
        const first = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
        const second = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
        words[k] = words[k - 16]! + first + words[k - 7]! + second;
      }
    }
    let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
    for (let k = 0; k < 64; k++) {
      const chosen = (e & f) ^ (~e & g);
      const most = (a & b) ^ (a & c) ^ (b & c);
      const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + ROUNDS[k]! + words[k]!) | 0;
      const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0;
      [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
    }
    [a, b, c, d, e, f, g, h].forEach((word, k) => (state[k]! += word));
  }
  const hash = new DataView(new ArrayBuffer(32));
  state.forEach((word, k) => hash.setInt32(4 * k, word));
  return new Uint8Array(hash.buffer);
}

export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  const masked = (mask: number): Uint8Array => block.map((byte) => byte ^ mask);
  return sha256(joined(masked(0x5c), sha256(joined(masked(0x36), message))));
}

export function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

export const fromHex = (text: string): Uint8Array =>
  Uint8Array.from(text.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
