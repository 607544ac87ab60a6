import type { NativeTexts } from './native.types';

export const nl: NativeTexts = {
  stocks: {
    awaiting_control: 'Wacht op controle',
    refurb_completed: 'Opknapbeurt voltooid',
    customer_return: 'Retour aan klant',
    in_quarantine: 'In quarantaine',
    to_refurbish: 'Op te knappen',
  },
  methods: {
    web_drop: 'Afgifte in de winkel',
    web_drop_label: 'Afgifte bij een afhaalpunt',
    web_post: 'Per post',
    web_collect: 'Ophaling aan huis',
    store_collect: 'Ophaling in de winkel',
    store_drop: 'Afgifte in de winkel, gezamenlijke zending',
    store_drop_label: 'Afgifte in de winkel, pakket met label',
  },
  buybackZero:
    'Voor dit product kunnen we in deze staat geen prijs bieden. U kunt het wel gratis laten recycleren.',
  noResult: 'Geen enkel product komt overeen. Controleer de spelling of zoek op merk of model.',
  packing:
    'Verpak het product in een stevige doos met opvulling aan alle kanten en sluit de doos af met plakband.',
};
