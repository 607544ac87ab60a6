import { selectUser } from '../../../kernel/session';
import { useAppSelector } from '../../../kernel/store';

/** The id of the account in which this person works. */
export const useOwnAccount = (): string => useAppSelector(selectUser)?.currentOrganization?.account?.id ?? '';
