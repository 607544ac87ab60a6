import type { NativeTexts } from './native.types';

export const fr: NativeTexts = {
  stocks: {
    awaiting_control: 'En attente de contrôle',
    refurb_completed: 'Reconditionnement terminé',
    customer_return: 'Retour client',
    in_quarantine: 'En quarantaine',
    to_refurbish: 'À reconditionner',
  },
  methods: {
    web_drop: 'Dépôt en magasin',
    web_drop_label: 'Dépôt en point relais',
    web_post: 'Envoi postal',
    web_collect: 'Enlèvement à domicile',
    store_collect: 'Enlèvement au magasin',
    store_drop: 'Remise en magasin, envoi groupé',
    store_drop_label: 'Remise en magasin, colis étiqueté',
  },
  buybackZero:
    'Nous ne pouvons pas proposer de prix pour ce produit dans cet état. Vous pouvez tout de même le faire recycler gratuitement.',
  noResult: 'Aucun produit ne correspond. Vérifiez l’orthographe ou cherchez par marque ou par modèle.',
  packing:
    'Emballez le produit dans une boîte solide, calez-le de tous les côtés et fermez la boîte avec du ruban adhésif.',
};
