import { rotateMasterKey, type Rotation } from './rotate-master-key';
import { sealedFields } from './sealed-fields';

const usage = 'npm run rotate-master-key [-- --dry-run]';

/**
 * @throws RangeError for invalid arguments, and if something could not be decrypted: then no key may be removed yet.
 */
export async function runRotation(
  args: readonly string[],
  rotation: Pick<Rotation, 'documents' | 'box' | 'say'>,
): Promise<void> {
  const dryRun = args.includes('--dry-run');
  if (args.length > (dryRun ? 1 : 0)) throw new RangeError(`unknown: ${args.join(' ')}\n${usage}`);
  const { anew, unopened } = await rotateMasterKey({ ...rotation, fields: sealedFields, dryRun });
  if (unopened > 0)
    throw new RangeError(
      `${unopened} texts cannot be decrypted with SECRETS_KEY or SECRETS_KEYS_OTHER: do not remove any key yet.`,
    );
  if (anew === 0) rotation.say('Everything is encrypted with SECRETS_KEY.');
  else rotation.say(dryRun ? 'Nothing was written.' : 'Run it again: it should find nothing left.');
}
