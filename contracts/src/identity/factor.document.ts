import { z } from 'zod';

export const factorMethods = ['totp', 'passkey', 'recovery'] as const;
export type FactorMethod = (typeof factorMethods)[number];

const base64url = (longest: number) =>
  z
    .string()
    .min(1)
    .max(longest)
    .regex(/^[\w-]+$/);
const clientDataJSON = base64url(4000);

/** Six digits, as people type them: with a space in the middle. */
export const totpCodeSchema = z
  .string()
  .max(20)
  .overwrite((text) => text.replace(/\s/g, ''))
  .regex(/^\d{6}$/, { error: 'six-digits' });

/** What the browser made of a passkey that was shown (WebAuthn, `AuthenticationResponseJSON`). */
export const shownPasskeySchema = z.object({
  id: base64url(1400),
  response: z.object({ clientDataJSON, authenticatorData: base64url(4000), signature: base64url(8000) }),
});
export type ShownPasskey = z.infer<typeof shownPasskeySchema>;

/** What the browser made of a new passkey (WebAuthn, `RegistrationResponseJSON`). */
export const newPasskeySchema = z.object({
  id: base64url(1400),
  response: z.object({
    clientDataJSON,
    attestationObject: base64url(20_000),
    transports: z.array(z.string().max(30)).max(10).optional(),
  }),
});
export type NewPasskey = z.infer<typeof newPasskeySchema>;

/** How a person shows a second factor. A recovery code works once. */
export const factorProofSchema = z.discriminatedUnion('method', [
  z.strictObject({ method: z.literal('totp'), code: totpCodeSchema }),
  z.strictObject({ method: z.literal('recovery'), code: z.string().trim().min(1).max(40) }),
  z.strictObject({ method: z.literal('passkey'), passkey: shownPasskeySchema }),
]);
export type FactorProof = z.infer<typeof factorProofSchema>;

export const passkeyNameSchema = z.string().trim().min(1).max(60);

/** A person's second factors, as he sees them himself; what is secret is never sent back. */
export const ownFactorsSchema = z.object({
  totp: z.object({ addedAt: z.iso.datetime() }).nullable(),
  passkeys: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** The site on which it works. */
      host: z.string(),
      addedAt: z.iso.datetime(),
      usedAt: z.iso.datetime().nullable(),
    }),
  ),
  recoveryCodesLeft: z.int(),
  /** What may be shown on this site. */
  methods: z.array(z.enum(factorMethods)),
});
export type OwnFactors = z.infer<typeof ownFactorsSchema>;

/** Shown once: with the first factor, and when somebody asks for new ones. */
export const factorsChangedSchema = ownFactorsSchema.extend({
  recoveryCodes: z.array(z.string()).optional(),
});
export type FactorsChanged = z.infer<typeof factorsChangedSchema>;

/** What the browser is given to ask for a passkey (WebAuthn options as JSON). */
export const passkeyOptionsSchema = z.looseObject({ challenge: z.string() });
