import { Alert, Form, Skeleton, Tag as AntdTag } from 'antd';
import type { ReactNode } from 'react';
import { Fault, FieldLook, type FieldProps } from './form/form-field';
import { Icon } from './icon';
import { NoticeLook, type NoticeProps, noticeIcons, noticeRole } from './notice';
import { BarsLook, type BarsProps } from './skeletons';
import { TagLook, type TagProps } from './tag';
import { surface, tone } from './tone';

const Tag = ({ family, icon, status, children }: TagProps) => (
  <AntdTag
    variant="outlined"
    style={tone(family)}
    data-status={status}
    icon={icon && <Icon name={icon} size={14} />}
  >
    {children}
  </AntdTag>
);

/** On a phone the action stands below the words, which would not have room for one word a line beside it. */
const beside = { root: { flexWrap: 'wrap', rowGap: 8 }, section: { flex: '1 1 192px' } } as const;

const Notice = ({ family, title, children, action }: NoticeProps) => (
  <Alert
    showIcon
    role={noticeRole(family)}
    style={surface(family)}
    {...(action !== undefined && { styles: beside })}
    icon={
      <span style={{ color: tone(family).color }}>
        <Icon name={noticeIcons[family]} />
      </span>
    }
    title={title ?? children}
    description={title === undefined ? undefined : children}
    action={action}
  />
);

const Field = ({ id, label, help, fault, children }: FieldProps) => (
  <Form.Item
    layout="vertical"
    htmlFor={id}
    label={<strong>{label}</strong>}
    validateStatus={fault ? 'error' : ''}
    help={fault && <Fault id={id} fault={fault} />}
    extra={help && <span id={`${id}-help`}>{help}</span>}
  >
    {children}
  </Form.Item>
);

const Bars = ({ lines, title = false }: BarsProps) => (
  <Skeleton active title={title} paragraph={{ rows: lines }} />
);

/** Shared components rendered with antd: for the dashboard. */
export const AntdLooks = ({ children }: { children: ReactNode }) => (
  <TagLook value={Tag}>
    <NoticeLook value={Notice}>
      <FieldLook value={Field}>
        <BarsLook value={Bars}>{children}</BarsLook>
      </FieldLook>
    </NoticeLook>
  </TagLook>
);
