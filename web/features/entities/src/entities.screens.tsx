import {
  addressFields,
  needsAddress,
  needsParent,
  organisationContract,
} from '@reprise/contracts/organisation';
import { resourceScreens } from '../../../ui/resource/resource-screens';
import { isStore, useHours, useTimeZones } from './use-hours';
import { useStockOptions } from './use-stock-options';
import { usePlaceMap } from './use-place-map';

/** Back office §5 "Entity": its type, and its buyer once it has one, cannot be changed. */
export default resourceScreens({
  contract: organisationContract,
  namespace: 'entities',
  nameOf: (row) => row.commonName,
  columns: [
    'commonName',
    'type',
    { key: 'city', order: 'city', card: 'line', render: (row) => row.city ?? '–' },
    'country',
    'parentOrganizationId',
    'externalId',
    'status',
  ],
  sections: [
    {
      key: 'general',
      fields: [
        // An account has one root, from its beginning.
        { name: 'type', never: ['root_management_unit'] },
        'commonName',
        'corporateName',
        'externalId',
        'status',
        'siret',
        'capital',
        'placeEmail',
      ],
    },
    {
      key: 'place',
      fields: [
        ...(['street', 'streetMore', 'zipCode', 'city', 'country'] as const),
        ...(['latitude', 'longitude', 'geocodedByUser'] as const),
      ],
    },
    {
      key: 'hours',
      fields: [
        ...(['weeklyHours', 'specialDays', 'openingHours'] as const),
        ...(['openingHoursTranslations', 'timeZone'] as const).map((name) => ({ name, shown: isStore })),
      ],
    },
    { key: 'links', fields: ['parentOrganizationId', 'buyer', 'defaultWarehouse', 'stock'] },
  ],
  required: ({ type, status }) => [
    ...(needsAddress(type) && status === 'active' ? addressFields : []),
    ...(needsParent(type) ? (['parentOrganizationId'] as const) : []),
  ],
  useDrawn: () => ({ ...usePlaceMap(), ...useHours() }),
  useOptions: () => ({ ...useTimeZones(), ...useStockOptions() }),
  defaultOrder: { field: 'commonName', direction: 'asc' },
  fixed: (row) => (row.buyer ? ['type', 'buyer'] : ['type']),
  kept: (row) => (row.type === 'root_management_unit' ? 'root' : undefined),
});
