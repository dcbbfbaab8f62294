/** The seal of a seed: what is shown of it before anything is thrown. */
const hex = (bytes: ArrayBuffer): string => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Null where this browser cannot tell (a page that came without TLS). */
export const sealOf = async (seed: string, subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle): Promise<string | null> =>
  subtle ? hex(await subtle.digest('SHA-256', new TextEncoder().encode(`undercroft:${seed}`))) : null;
