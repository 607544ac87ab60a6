import type { UserImportColumn, UserImportFault } from '@reprise/contracts/identity';

type GuideTexts = {
  readonly title: string;
  readonly about: string;
  readonly steps: { readonly title: string; readonly list: readonly string[] };
  readonly file: { readonly title: string; readonly list: readonly string[] };
  readonly columns: { readonly title: string; readonly of: Readonly<Record<UserImportColumn, string>> };
  readonly roles: string;
  readonly faults: {
    readonly title: string;
    readonly about: string;
    readonly of: Readonly<Record<UserImportFault, string>>;
  };
};

const english: GuideTexts = {
  title: 'Import users',
  about:
    'Add several users at once from a CSV file. Each receives an invitation by e-mail and chooses a password.',
  steps: {
    title: 'In three steps',
    list: [
      '1. File: under Users, choose “Import a file”, download the template and fill it in, one user per line.',
      '2. Report: choose your file. Each line is checked; nothing has been written yet.',
      '3. Result: confirm. Lines without an error are imported, the others are listed with their reason.',
    ],
  },
  file: {
    title: 'The file',
    list: [
      'CSV in UTF-8, separated by semicolons, commas or tabs; at most {lines} lines and 250 kB.',
      'The first line holds the names of the columns, in any order.',
      'Correct the refused lines and import only those: nobody is added twice.',
    ],
  },
  columns: {
    title: 'The columns',
    of: {
      email: 'E-mail address. It is how the person logs in, and belongs to one user only.',
      firstname: 'First name, from 2 to 255 characters.',
      lastname: 'Last name, from 2 to 255 characters.',
      role: 'One of the roles below, written exactly like this.',
      organisation:
        'External identifier or name of the store, workshop, buyer or unit. Empty for a role of the whole account.',
      language: 'fr-FR, en-GB, nl-BE or de-DE. It may be empty.',
    },
  },
  roles: 'The roles that you can assign',
  faults: {
    title: 'Why a line is refused',
    about: 'A refused line changes nothing.',
    of: {
      required: 'A cell is empty: fill it in.',
      formula: 'A cell begins with =, +, - or @: spreadsheets would run it. Remove the sign.',
      'invalid-email': 'The e-mail address is not valid: check it.',
      'invalid-name': 'A name is shorter than 2 or longer than 255 characters.',
      'unknown-role': 'The role does not exist: copy it from this guide.',
      'role-not-assignable': 'You cannot assign this role: ask an administrator.',
      'unknown-organisation':
        'No active organisation of this kind has this name or identifier: check it under Entities.',
      'several-organisations': 'Several organisations have this name: write the external identifier.',
      'unknown-language': 'Write fr-FR, en-GB, nl-BE or de-DE.',
      'twice-in-file': 'The address is already on an earlier line: keep one of them.',
      'email-already-used': 'The address already belongs to a user: change that user instead.',
      refused: 'The user could not be added: try this line again.',
    },
  },
};

const french: GuideTexts = {
  title: 'Importer des utilisateurs',
  about:
    'Ajoutez plusieurs utilisateurs à la fois depuis un fichier CSV. Chacun reçoit une invitation par e-mail et choisit un mot de passe.',
  steps: {
    title: 'En trois étapes',
    list: [
      '1. Fichier : dans Utilisateurs, choisissez « Importer un fichier », téléchargez le modèle et remplissez-le, un utilisateur par ligne.',
      '2. Rapport : choisissez votre fichier. Chaque ligne est examinée ; rien n’est encore écrit.',
      '3. Résultat : confirmez. Les lignes sans erreur sont importées, les autres sont listées avec leur motif.',
    ],
  },
  file: {
    title: 'Le fichier',
    list: [
      'CSV en UTF-8, séparé par des points-virgules, des virgules ou des tabulations ; {lines} lignes et 250 ko au plus.',
      'La première ligne contient les noms des colonnes, dans n’importe quel ordre.',
      'Corrigez les lignes refusées et n’importez qu’elles : personne n’est ajouté deux fois.',
    ],
  },
  columns: {
    title: 'Les colonnes',
    of: {
      email: 'Adresse e-mail. Elle sert à se connecter et n’appartient qu’à un seul utilisateur.',
      firstname: 'Prénom, de 2 à 255 caractères.',
      lastname: 'Nom, de 2 à 255 caractères.',
      role: 'L’un des rôles ci-dessous, écrit exactement ainsi.',
      organisation:
        'Identifiant externe ou nom du magasin, de l’atelier, de l’acheteur ou de l’unité. Vide pour un rôle de tout le compte.',
      language: 'fr-FR, en-GB, nl-BE ou de-DE. Elle peut rester vide.',
    },
  },
  roles: 'Les rôles que vous pouvez attribuer',
  faults: {
    title: 'Pourquoi une ligne est refusée',
    about: 'Une ligne refusée ne change rien.',
    of: {
      required: 'Une cellule est vide : remplissez-la.',
      formula: 'Une cellule commence par =, +, - ou @ : un tableur l’exécuterait. Retirez ce signe.',
      'invalid-email': 'L’adresse e-mail n’est pas valide : vérifiez-la.',
      'invalid-name': 'Un nom a moins de 2 ou plus de 255 caractères.',
      'unknown-role': 'Le rôle n’existe pas : copiez-le depuis ce guide.',
      'role-not-assignable': 'Vous ne pouvez pas attribuer ce rôle : demandez à un administrateur.',
      'unknown-organisation':
        'Aucune organisation active de ce type n’a ce nom ou cet identifiant : vérifiez-le dans Entités.',
      'several-organisations': 'Plusieurs organisations ont ce nom : écrivez l’identifiant externe.',
      'unknown-language': 'Écrivez fr-FR, en-GB, nl-BE ou de-DE.',
      'twice-in-file': 'L’adresse est déjà sur une ligne précédente : gardez-en une.',
      'email-already-used': 'L’adresse appartient déjà à un utilisateur : modifiez plutôt celui-ci.',
      refused: 'L’utilisateur n’a pas pu être ajouté : essayez à nouveau cette ligne.',
    },
  },
};

/** The languages of the dashboard (back office §1). */
export const guideTexts = { 'en-GB': english, 'fr-FR': french } as const;
