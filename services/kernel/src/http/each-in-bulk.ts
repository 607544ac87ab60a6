import type { BulkEndpoint, BulkLine } from '@reprise/contracts/kernel';
import { Refusal } from '@reprise/contracts/problems';
import type { z } from 'zod';
import { deriveId } from '../base';
import type { AnyInput, InputOf } from './input';

/** As the act on one receives it. */
type Line<B> = Omit<AnyInput, 'params' | 'query' | 'body'> & {
  readonly params: { id: string };
  readonly query: undefined;
  readonly body: B;
};
type Answer = { lines: BulkLine[] };

async function lineOf(id: string, act: () => Promise<unknown>): Promise<BulkLine> {
  try {
    await act();
    return { id, result: 'accepted' };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { id, result: 'refused', problem: error.code, details: error.details };
  }
}

/** Runs the act on one for each line: what is refused stays as it is, and the others are done all the same. */
export async function eachInBulk<B extends z.ZodType>(
  { name }: BulkEndpoint<B>,
  input: InputOf<BulkEndpoint<B>>,
  act: (line: Line<z.infer<B>>) => Promise<unknown>,
): Promise<Answer> {
  const { body, session, scope, commandMeta } = input;
  const { commandId, ids, dryRun } = body as { commandId: string; ids: string[]; dryRun: boolean };
  const said = (body as { act: z.infer<B> }).act;
  const lines = [...new Set(ids)].map((id) => {
    const own = deriveId(name, session.accountId, session.userId, commandId, id);
    const meta = { ...commandMeta, commandId: own, dryRun };
    const line = {
      ...input,
      session,
      scope,
      commandMeta: meta,
      params: { id },
      query: undefined,
      body: said,
    };
    return lineOf(id, () => act(line));
  });
  return { lines: await Promise.all(lines) };
}
