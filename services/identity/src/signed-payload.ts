import { errors, jwtVerify, type JWTPayload, type JWTVerifyOptions } from 'jose';

/** Of a token signed with one of these keys, the current one first. @throws the last key's error if all fail. */
export async function signedPayload(
  token: string,
  keys: readonly Uint8Array[],
  options: JWTVerifyOptions,
): Promise<JWTPayload> {
  let refusal: unknown;
  for (const key of keys) {
    try {
      return (await jwtVerify(token, key, options)).payload;
    } catch (error) {
      if (!(error instanceof errors.JWSSignatureVerificationFailed)) throw error;
      refusal = error;
    }
  }
  throw refusal;
}
