/** A home page of the client's own, in every language of the demonstration; it is a draft until somebody shows it. */
export const demoHomePage = {
  bannerTitle: 'Donnez une seconde vie à vos appareils',
  bannerTitleTranslations: {
    'en-GB': 'Give your devices a second life',
    'nl-BE': 'Geef uw toestellen een tweede leven',
    'de-DE': 'Schenken Sie Ihren Geräten ein zweites Leben',
  },
  metaTitle: 'Revendez vos appareils',
  metaTitleTranslations: {
    'en-GB': 'Sell your devices',
    'nl-BE': 'Verkoop uw toestellen',
    'de-DE': 'Verkaufen Sie Ihre Geräte',
  },
  metaDescription: 'Un prix en une minute, en magasin ou par la poste.',
  metaDescriptionTranslations: {
    'en-GB': 'A price in a minute, in a store or by post.',
    'nl-BE': 'Een prijs in één minuut, in de winkel of per post.',
    'de-DE': 'Ein Preis in einer Minute, im Geschäft oder per Post.',
  },
};

export const demoWidgets = {
  search: {
    title: 'Que souhaitez-vous vendre ?',
    titleTranslations: {
      'en-GB': 'What would you like to sell?',
      'nl-BE': 'Wat wilt u verkopen?',
      'de-DE': 'Was möchten Sie verkaufen?',
    },
  },
  html: {
    title: 'Comment ça marche',
    titleTranslations: {
      'en-GB': 'How it works',
      'nl-BE': 'Hoe het werkt',
      'de-DE': 'So funktioniert es',
    },
    html: '<ol><li>Répondez à quelques questions.</li><li>Déposez ou envoyez le produit.</li><li>Recevez votre paiement après le contrôle.</li></ol>',
    htmlTranslations: {
      'en-GB':
        '<ol><li>Answer a few questions.</li><li>Drop off or send the product.</li><li>Get paid after the check.</li></ol>',
      'nl-BE':
        '<ol><li>Beantwoord enkele vragen.</li><li>Geef het product af of verstuur het.</li><li>U wordt betaald na de controle.</li></ol>',
      'de-DE':
        '<ol><li>Beantworten Sie einige Fragen.</li><li>Geben Sie das Produkt ab oder senden Sie es ein.</li><li>Nach der Prüfung erhalten Sie Ihr Geld.</li></ol>',
    },
  },
  products: {
    title: 'Les plus recherchés',
    titleTranslations: {
      'en-GB': 'Most wanted',
      'nl-BE': 'Meest gezocht',
      'de-DE': 'Meistgesucht',
    },
  },
};

export const demoTerms = {
  terms:
    'Nous payons l’envoi une fois. Le colis est assuré jusqu’à 1 000 € ; au-delà, choisissez le dépôt en magasin.',
  termsTranslations: {
    'en-GB':
      'We pay for the shipment once. The parcel is insured up to €1,000; above that, choose the drop-off in a store.',
    'nl-BE':
      'Wij betalen de verzending één keer. Het pakket is verzekerd tot € 1.000; kies daarboven voor afgifte in een winkel.',
    'de-DE':
      'Wir bezahlen den Versand einmal. Das Paket ist bis 1.000 € versichert; wählen Sie bei höherem Wert die Abgabe im Geschäft.',
  },
};

export const demoHighlight = {
  highlightedInstruction: 'Désactivez « Localiser mon appareil » avant de remettre l’ordinateur.',
  highlightedInstructionTranslations: {
    'en-GB': 'Switch off “Find my device” before you hand the laptop over.',
    'nl-BE': 'Schakel ‘Zoek mijn apparaat’ uit voor u de laptop afgeeft.',
    'de-DE': 'Schalten Sie „Mein Gerät suchen“ aus, bevor Sie den Laptop abgeben.',
  },
};
