import { type ComponentType, createContext, type ReactNode, use } from 'react';
import { Icon } from './icon';
import type { IconName } from './icon-paths';
import styles from './tag.module.css';
import type { Family } from './design.tokens';
import { tone } from './tone';

export type TagProps = { family: Family; icon?: IconName; status?: string; children: ReactNode };

const LightTag = ({ family, icon, status, children }: TagProps) => (
  <span className={styles['tag']} style={tone(family)} data-status={status}>
    {icon && <Icon name={icon} size={14} />}
    {children}
  </span>
);

/** The dashboard uses antd for it; the public app, with its small initial bundle, does not. */
export const TagLook = createContext<ComponentType<TagProps>>(LightTag);

/** A state in words, with its icon and colour. */
export function Tag(props: TagProps) {
  const Look = use(TagLook);
  return <Look {...props} />;
}
