export type Source = { readonly path: string; readonly text: string };

/** Where the server asks: endpoints and sections of the contracts, field rules and handlers of the services. */
const asks = ({ path }: Source): boolean =>
  /^(contracts\/src|services)\//.test(path) &&
  !/\.spec\.ts$|\/testing\/|\/permissions\/matrix\.ts$/.test(path);

/** Permissions that nothing asks for: whoever holds one may do no more than whoever does not. */
export function unaskedPermissions(permissions: readonly string[], sources: readonly Source[]): string[] {
  const texts = sources.filter(asks).map(({ text }) => text);
  return permissions.filter((permission) => !texts.some((text) => text.includes(`'${permission}'`)));
}
