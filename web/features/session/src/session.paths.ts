/** A person's own second factors and sessions. */
export const securityPath = '/my/security';
