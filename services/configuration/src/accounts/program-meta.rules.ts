import { deriveId, type CommandMeta } from '@reprise/kernel';

/** For documents written by the product itself. The document's id is the command's, so a repeat finds it. */
export function programMeta(accountId: string, ...parts: readonly string[]): CommandMeta {
  const commandId = deriveId(...parts);
  return { commandId, accountId, actor: { userId: 'reprise', role: 'program' }, correlationId: commandId };
}
