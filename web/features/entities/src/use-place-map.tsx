import { useTranslation } from 'react-i18next';
import type { FormFieldSpec } from '../../../ui/form/form-spec';
import { getAt, type ZodForm } from '../../../kernel/forms';
import { PlaceMap } from '../../../ui/map/place-map';

/** The place as the form has it; undefined while one half of it is missing or out of bounds. */
function placeIn({ values }: Pick<ZodForm, 'values'>) {
  const [longitude, latitude] = [getAt(values, 'longitude'), getAt(values, 'latitude')];
  const within = (value: unknown, most: number): value is number =>
    typeof value === 'number' && Math.abs(value) <= most;
  return within(longitude, 180) && within(latitude, 90) ? ([longitude, latitude] as const) : undefined;
}

/** Where an entity is, drawn; pointing at the map is one way to enter its position. */
export function usePlaceMap() {
  const { t } = useTranslation('entities');
  const drawn = (form: ZodForm) => {
    const place = placeIn(form);
    if (!place) return <p>{t('map.none')}</p>;
    const [longitude, latitude] = place;
    return (
      <PlaceMap
        place={place}
        label={t('map.place', { latitude, longitude })}
        onPoint={([x, y]) => {
          form.set('longitude', x);
          form.set('latitude', y);
          form.set('geocodedByUser', true);
        }}
      />
    );
  };
  const map: FormFieldSpec = {
    ...{ kind: 'custom', name: 'geocodedByUser', label: t('map.title'), optional: true, help: t('map.help') },
    render: drawn,
  };
  return { geocodedByUser: [map] };
}
