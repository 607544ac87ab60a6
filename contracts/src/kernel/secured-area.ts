/**
 * `money`, `settings`: where the account chooses to, whoever writes has lately shown a second factor.
 * `own-factors`: whoever has a second factor shows it before he changes it.
 */
export type SecuredArea = 'money' | 'settings' | 'own-factors';
