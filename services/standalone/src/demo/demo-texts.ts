import type { Translations } from '@reprise/contracts/kernel';

type Others = { readonly 'en-GB': string; readonly 'nl-BE': string; readonly 'de-DE': string };

const eula = {
  'fr-FR': (name: string) =>
    `<p>${name} est un site de démonstration. Les prix affichés n’engagent personne et aucun produit n’est réellement acheté.</p>`,
  'en-GB': (name: string) =>
    `<p>${name} is a demonstration. Its prices are not binding, and no product is really bought.</p>`,
  'nl-BE': (name: string) =>
    `<p>${name} is een demonstratie. De prijzen zijn vrijblijvend en er wordt niets echt gekocht.</p>`,
  'de-DE': (name: string) =>
    `<p>${name} ist eine Vorführung. Die Preise sind unverbindlich, und nichts wird wirklich angekauft.</p>`,
} as const;

const serviceTerms: Others & { readonly 'fr-FR': string } = {
  'fr-FR':
    '<p>Le prix proposé vaut quinze jours, si le produit correspond à vos réponses. Après réception, l’atelier vérifie le produit ; si son état diffère, vous recevez une nouvelle proposition que vous êtes libre de refuser. Le produit vous est alors rendu gratuitement.</p>',
  'en-GB':
    '<p>The price offered holds for fifteen days, if the product matches your answers. The workshop checks what it receives; if the condition differs, you get a new offer, which you are free to decline. The product then comes back to you free of charge.</p>',
  'nl-BE':
    '<p>De voorgestelde prijs geldt vijftien dagen, als het product overeenstemt met uw antwoorden. De werkplaats controleert wat het ontvangt; wijkt de staat af, dan krijgt u een nieuw voorstel dat u mag weigeren. U krijgt het product dan gratis terug.</p>',
  'de-DE':
    '<p>Der angebotene Preis gilt fünfzehn Tage, wenn das Produkt Ihren Antworten entspricht. Die Werkstatt prüft, was sie erhält; weicht der Zustand ab, bekommen Sie ein neues Angebot, das Sie ablehnen dürfen. Sie erhalten das Produkt dann kostenlos zurück.</p>',
};

const faqAndContact: Others & { readonly 'fr-FR': string } = {
  'fr-FR':
    '<h3>Quand suis-je payé ?</h3><p>Après le contrôle de votre produit : sous cinq jours ouvrés par virement, tout de suite par carte cadeau.</p><h3>Que deviennent mes données ?</h3><p>Déconnectez votre compte et effacez l’appareil avant l’envoi. L’atelier efface tout ce qui resterait.</p>',
  'en-GB':
    '<h3>When am I paid?</h3><p>After your product has been checked: within five working days by bank transfer, at once by gift card.</p><h3>What happens to my data?</h3><p>Sign out of your account and erase the device before you send it. The workshop erases whatever is left.</p>',
  'nl-BE':
    '<h3>Wanneer word ik betaald?</h3><p>Na de controle van uw product: binnen vijf werkdagen per overschrijving, meteen met een cadeaukaart.</p><h3>Wat gebeurt er met mijn gegevens?</h3><p>Meld u af van uw account en wis het toestel voor u het verstuurt. De werkplaats wist wat er nog op staat.</p>',
  'de-DE':
    '<h3>Wann werde ich bezahlt?</h3><p>Nach der Prüfung Ihres Produkts: binnen fünf Werktagen per Überweisung, sofort als Geschenkkarte.</p><h3>Was geschieht mit meinen Daten?</h3><p>Melden Sie sich von Ihrem Konto ab und löschen Sie das Gerät vor dem Versand. Die Werkstatt löscht, was noch da ist.</p>',
};

const cookiesPolicy: Others & { readonly 'fr-FR': string } = {
  'fr-FR':
    '<p>Ce site ne dépose aucun traceur sans votre accord. Votre panier est gardé dans votre navigateur pendant trente jours.</p>',
  'en-GB':
    '<p>This site sets no tracker without your consent. Your cart is kept in your browser for thirty days.</p>',
  'nl-BE':
    '<p>Deze site plaatst geen trackers zonder uw toestemming. Uw winkelmandje blijft dertig dagen in uw browser.</p>',
  'de-DE':
    '<p>Diese Website setzt ohne Ihre Zustimmung keine Tracker. Ihr Warenkorb bleibt dreißig Tage in Ihrem Browser.</p>',
};

const others = ({ 'fr-FR': _own, ...translations }: Others & { readonly 'fr-FR': string }): Translations =>
  translations;

/** Legal and help pages of the demonstration; clients write their own (back office §3 "Root detail"). */
export const demoTexts = (name: string) => ({
  eula: eula['fr-FR'](name),
  eulaTranslations: {
    ...{ 'en-GB': eula['en-GB'](name), 'nl-BE': eula['nl-BE'](name), 'de-DE': eula['de-DE'](name) },
  },
  serviceTerms: serviceTerms['fr-FR'],
  serviceTermsTranslations: others(serviceTerms),
  faqAndContact: faqAndContact['fr-FR'],
  faqAndContactTranslations: others(faqAndContact),
  cookiesPolicyTranslations: others(cookiesPolicy),
});

export const demoCookiesPolicy = cookiesPolicy['fr-FR'];
