import { moduleTypes } from '@reprise/contracts/permissions';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { moduleSwitchRequested, selectModule, selectUser } from '../../kernel/session';
import { useAppSelector } from '../../kernel/store';
import type { IconName } from '../../ui/icon-paths';
import { useTheme } from '../../ui/theme-mode';
import type { Find, Source } from './finds.types';
import { logOutPath } from './log-out.paths';
import { matchPages } from './match-pages';
import { moduleIcons } from './module-icons';

const languages = ['fr-FR', 'en-GB'] as const;
const act = (key: string, label: string, icon: IconName, onPress: () => void): Find => ({
  ...{ key: `act-${key}`, label, icon, onPress, closes: true },
});

/** What can be done from anywhere, once its name begins to be typed; what is made new is a page of its own. */
export function useFoundActions(text: string): Source {
  const { t, i18n } = useTranslation(['common', 'enums']);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { mode, toggle } = useTheme();
  const current = useAppSelector(selectModule);
  const modules = useAppSelector(selectUser)?.modules ?? {};
  if (text === '') return { finds: [] };
  const theme = mode === 'dark' ? 'light' : 'dark';
  const others = moduleTypes.filter((module) => modules[module] && module !== current);
  const actions = [
    act('theme', t(`shell.${theme}-theme`), theme === 'dark' ? 'moon' : 'sun', toggle),
    ...languages
      .filter((language) => language !== i18n.language)
      .map((language) =>
        act(language, t(`language.${language}`), 'user', () => void i18n.changeLanguage(language)),
      ),
    ...others.map((module) =>
      act(module, t(`enums:module.${module}`), moduleIcons[module] ?? 'user', () =>
        dispatch(moduleSwitchRequested(module)),
      ),
    ),
    act('log-out', t('profile.logout'), 'logout', () => void navigate(logOutPath)),
  ];
  return { finds: matchPages(actions, text) };
}
