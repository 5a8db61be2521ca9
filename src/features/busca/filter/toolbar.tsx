import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import BadgePercent from 'lucide-react/icons/badge-percent';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Download from 'lucide-react/icons/download';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Rows3 from 'lucide-react/icons/rows-3';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Upload from 'lucide-react/icons/upload';
import type { ReactNode } from 'react';
import { modosOrdenacao } from '#domain/cart/modo.ts';
import type { IdModoExibicao, IdModoOrdenacao } from '#routes.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/form/select.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { showMessage } from '#ui/layer/message-queue.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { MargemToggle } from './margem-toggle.tsx';
import * as css from './toolbar.css.ts';

/** The tools of the page; an omitted one has no button. */
export type ToolbarProps = {
  isLoggedIn: boolean;
  /** The number of active filters. */
  chosen: number;
  isFiltering: boolean;
  onFilter: () => void;
  onImport?: (() => void) | undefined;
  onExport?: (() => void) | undefined;
  onHelp?: (() => void) | undefined;
  /** Leaves a promotion; only given while one is on. */
  onRegularPrices?: (() => void) | undefined;
  ordem: IdModoOrdenacao;
  onOrdem: (ordem: IdModoOrdenacao) => void;
  /** The meaning of the list's colours, in short, where there is little room. */
  legend: ReactNode;
  exibicao: IdModoExibicao;
  onExibicao: (exibicao: IdModoExibicao) => void;
};

const MODES: readonly { id: IdModoExibicao; label: string; icon: ReactNode }[] = [
  { id: 1, label: 'Exibir em lista', icon: <Rows3 size={20} aria-hidden="true" /> },
  { id: 2, label: 'Exibir em grade', icon: <LayoutGrid size={20} aria-hidden="true" /> },
];

/** Says that only signed-in users may do this. */
function askLogIn(text: string): void {
  showMessage({ kind: 'alert', text }).catch((error: unknown) =>
    console.error('the alert could not be shown', error),
  );
}

type ActProps = { label: string; icon: ReactNode; onPress: () => void; children?: ReactNode };

function Act({ label, icon, onPress, children }: ActProps) {
  return (
    <Button icon={icon} title={label} onPress={onPress}>
      <span className={css.words}>{label}</span>
      {children}
    </Button>
  );
}

/** The tools of the list: filter, import, export, sort, display mode. */
export function Toolbar(props: ToolbarProps) {
  const { isLoggedIn, chosen, onImport, onExport, onHelp, onRegularPrices } = props;
  const ordens = modosOrdenacao(isLoggedIn).map(
    ({ idEcommerceModoOrdenacao, descricaoEcommerceModoOrdenacao }) => ({
      value: idEcommerceModoOrdenacao as IdModoOrdenacao,
      label: descricaoEcommerceModoOrdenacao,
    }),
  );
  return (
    <div className={css.toolbar} role="group" aria-label="Ações da busca" data-print="hide">
      <Button
        icon={<SlidersHorizontal size={18} aria-hidden="true" />}
        title="Filtrar (Shift+F)"
        aria-haspopup="dialog"
        aria-expanded={props.isFiltering}
        onPress={props.onFilter}
      >
        <span className={css.words}>Filtrar</span>
        {chosen > 0 && (
          <span className={css.chosen}>
            <VisuallyHidden>, </VisuallyHidden>
            {chosen}
            <VisuallyHidden>{chosen === 1 ? ' filtro' : ' filtros'}</VisuallyHidden>
          </span>
        )}
      </Button>
      {onImport && (
        <Act
          label="Importar"
          icon={<Upload size={18} aria-hidden="true" />}
          onPress={isLoggedIn ? onImport : () => askLogIn('Faça o login no portal para importar.')}
        />
      )}
      {onExport && (
        <Act label="Exportar" icon={<Download size={18} aria-hidden="true" />} onPress={onExport} />
      )}
      {onRegularPrices && (
        <Act
          label="Ver Preços Regulares"
          icon={<BadgePercent size={18} aria-hidden="true" />}
          onPress={onRegularPrices}
        />
      )}
      <span className={css.gap} />
      {props.legend}
      <Select
        label="Ordenar por"
        icon={<ArrowDownUp size={18} aria-hidden="true" />}
        value={props.ordem}
        options={ordens}
        onChange={props.onOrdem}
        foldsOnPhones
      />
      {isLoggedIn && <MargemToggle />}
      <fieldset className={css.modes} aria-label="Modo de exibição">
        {MODES.map(({ id, label, icon }) => (
          <button
            key={id}
            type="button"
            className={css.mode}
            aria-label={label}
            title={label}
            aria-pressed={isLoggedIn ? props.exibicao === id : id === 2}
            onClick={() => {
              if (isLoggedIn) props.onExibicao(id);
              else askLogIn('Faça o login no portal para alterar o modo de exibição.');
            }}
          >
            {icon}
          </button>
        ))}
      </fieldset>
      {onHelp && (
        <IconButton
          label="Ajuda e atalhos"
          icon={<CircleHelp size={20} aria-hidden="true" />}
          onPress={onHelp}
        />
      )}
    </div>
  );
}
