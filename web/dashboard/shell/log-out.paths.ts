/** A page of its own, so that a form with changes asks before it is left. */
export const logOutPath = '/open-id/logout';
