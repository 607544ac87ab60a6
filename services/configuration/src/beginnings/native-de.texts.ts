import type { NativeTexts } from './native.types';

export const de: NativeTexts = {
  stocks: {
    awaiting_control: 'Wartet auf Prüfung',
    refurb_completed: 'Aufbereitung abgeschlossen',
    customer_return: 'Kundenrückgabe',
    in_quarantine: 'In Quarantäne',
    to_refurbish: 'Aufzubereiten',
  },
  methods: {
    web_drop: 'Abgabe im Geschäft',
    web_drop_label: 'Abgabe im Paketshop',
    web_post: 'Per Post',
    web_collect: 'Abholung zu Hause',
    store_collect: 'Abholung im Geschäft',
    store_drop: 'Abgabe im Geschäft, Sammelversand',
    store_drop_label: 'Abgabe im Geschäft, etikettiertes Paket',
  },
  buybackZero:
    'Für dieses Produkt können wir in diesem Zustand keinen Preis anbieten. Sie können es trotzdem kostenlos recyceln lassen.',
  noResult:
    'Kein Produkt passt zu Ihrer Suche. Prüfen Sie die Schreibweise oder suchen Sie nach Marke oder Modell.',
  packing:
    'Verpacken Sie das Produkt in einem stabilen Karton, polstern Sie es von allen Seiten und verschließen Sie den Karton mit Klebeband.',
};
