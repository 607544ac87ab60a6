import { useTranslation } from 'react-i18next';
import { BarChart } from '../../../../ui/chart/bar-chart';
import { Panel } from '../../../../ui/file/facts';
import tables from '../../../../ui/tables.module.css';
import { Tag } from '../../../../ui/tag';
import styles from './board.module.css';
import { bottleneckOf, type Group, type Grouping, listOf } from './board.rules';
import { CountLink } from './count-link';

type Props = { by: Grouping; groups: readonly Group[] };
/** More would be lines, not bars; the table has them all. */
const mostBars = 8;

/** What stands where, and how long: as a chart and as a table. */
export function GroupPanel({ by, groups }: Props) {
  const { t } = useTranslation('refurb-board');
  const name = ({ label }: Group): string => label ?? t('gone');
  const rows = groups.slice(0, mostBars).map((group) => ({
    label: name(group),
    values: { items: group.items, days: group.averageDays },
  }));
  return (
    <Panel title={t(`by.${by}`)} testId={`board-by-${by}`}>
      {groups.length === 0 ? (
        <p className={styles['soft']}>{t('none-here')}</p>
      ) : (
        <>
          <BarChart
            label={t('chart', { title: t(`by.${by}`) })}
            rows={rows}
            series={(['items', 'days'] as const).map((key) => ({ key, label: t(`column.${key}`) }))}
            write={String}
          />
          <GroupTable {...{ by, groups, name }} />
        </>
      )}
    </Panel>
  );
}

function GroupTable({ by, groups, name }: Props & { name: (group: Group) => string }) {
  const { t } = useTranslation('refurb-board');
  const bottleneck = bottleneckOf(groups);
  return (
    <table className={`${tables['table']} ${tables['amounts']}`}>
      <thead>
        <tr>
          <th scope="col">{t(`column.${by}`)}</th>
          <th scope="col">{t('column.items')}</th>
          <th scope="col">{t('column.days')}</th>
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <tr key={group.id}>
            <th scope="row">
              {name(group)}{' '}
              {group.id === bottleneck && (
                <Tag family="amber" icon="alert">
                  {t('bottleneck')}
                </Tag>
              )}
            </th>
            <td>
              <CountLink to={listOf.group(by, group.id)}>{group.items}</CountLink>
            </td>
            <td>{group.averageDays}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
