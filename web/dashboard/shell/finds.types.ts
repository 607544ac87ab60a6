import type { IconName } from '../../ui/icon-paths';

/** A line of the quick search: a place to go to, or something to do first. */
export type Find = {
  key: string;
  label: string;
  icon: IconName;
  status?: string;
  to?: string;
  /** The id of a file with which something can be done. */
  file?: string;
  onPress?: () => void;
  /** It is done: nothing more is looked for. */
  closes?: boolean;
};
/** What one source has for the text; `waiting` while it is still asked. */
export type Source = { finds: readonly Find[]; waiting?: boolean; problem?: string | undefined };
