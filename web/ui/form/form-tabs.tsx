import { Tabs } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sameValue, type ZodForm } from '../../kernel/forms';
import { Icon } from '../icon';
import { FormFields } from './form-sections';
import type { FormSection } from './form-spec';
import styles from './form.module.css';

type Props = { sections: readonly FormSection[]; form: ZodForm };

/** After a refused attempt, the first tab with an error is opened and its field gets the focus. */
function useTab(form: ZodForm, first: string | undefined, faulty: string | undefined) {
  const [open, setOpen] = useState(first);
  const focuses = useRef(false);
  const { attempts, focusFirst } = form;
  const latest = useRef(faulty);
  latest.current = faulty;
  useEffect(() => {
    if (attempts === 0 || !latest.current) return;
    focuses.current = true;
    setOpen(latest.current);
  }, [attempts]);
  useEffect(() => {
    if (focuses.current) focusFirst();
    focuses.current = false;
  }, [open, focusFirst]);
  return { open, setOpen };
}

/** The sections as tabs; each says whether it has errors or unsaved changes. */
export function FormTabs({ sections, form }: Props) {
  const faulty = ({ fields }: FormSection): boolean => fields.some(({ name }) => form.faultWithin(name));
  const { open, setOpen } = useTab(form, sections[0]?.key, sections.find(faulty)?.key);
  const changed = ({ fields }: FormSection): boolean =>
    fields.some(({ name }) => !sameValue(form.values[head(name)], form.initial[head(name)]));
  const items = sections.map((section) => ({
    key: section.key,
    label: <TabLabel title={section.title} faulty={faulty(section)} changed={changed(section)} />,
    forceRender: true,
    children: (
      <div className={styles['section']}>
        {section.sentence && <p className={styles['section-sentence']}>{section.sentence}</p>}
        <FormFields fields={section.fields} form={form} />
      </div>
    ),
  }));
  const shown = { ...(open && { activeKey: open }), onChange: setOpen, items, animated: false };
  return <Tabs className={styles['tabs'] ?? ''} {...shown} />;
}

const head = (name: string): string => name.split('.')[0] ?? name;

function TabLabel({ title, faulty, changed }: { title: string; faulty: boolean; changed: boolean }) {
  const { t } = useTranslation();
  const mark = faulty ? 'faulty' : changed ? 'changed' : undefined;
  return (
    <span className={styles['tab']}>
      {title}
      {mark && (
        <span className={styles[mark]}>
          {faulty ? <Icon name="alert" size={14} /> : '●'}
          <span className="visually-hidden">{t(`form.tab.${mark}`)}</span>
        </span>
      )}
    </span>
  );
}
