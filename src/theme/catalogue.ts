import { badge } from './catalogue/badge.ts';
import { base } from './catalogue/base.ts';
import { busca } from './catalogue/busca.ts';
import { button } from './catalogue/button.ts';
import { carrinho } from './catalogue/carrinho.ts';
import { checkbox } from './catalogue/checkbox.ts';
import { chip } from './catalogue/chip.ts';
import { choice } from './catalogue/choice.ts';
import { cliente } from './catalogue/cliente.ts';
import { dialog } from './catalogue/dialog.ts';
import { disclosure } from './catalogue/disclosure.ts';
import { field } from './catalogue/field.ts';
import { footer } from './catalogue/footer.ts';
import { header } from './catalogue/header.ts';
import { menu } from './catalogue/menu.ts';
import { messageBox } from './catalogue/message-box.ts';
import { notice } from './catalogue/notice.ts';
import { pagamento } from './catalogue/pagamento.ts';
import { page } from './catalogue/page.ts';
import type { ColorParameter } from './catalogue/parameter.ts';
import { preco } from './catalogue/preco.ts';
import { produto } from './catalogue/produto.ts';
import { progress } from './catalogue/progress.ts';
import { searchField } from './catalogue/search-field.ts';
import { select } from './catalogue/select.ts';
import { status } from './catalogue/status.ts';
import { stepper } from './catalogue/stepper.ts';
import { syncIndicator } from './catalogue/sync-indicator.ts';
import { table } from './catalogue/table.ts';
import { toast } from './catalogue/toast.ts';

const groups = {
  base,
  page,
  header,
  cliente,
  footer,
  button,
  field,
  checkbox,
  stepper,
  select,
  searchField,
  dialog,
  choice,
  messageBox,
  menu,
  badge,
  status,
  chip,
  notice,
  toast,
  progress,
  table,
  disclosure,
  syncIndicator,
  produto,
  preco,
  busca,
  carrinho,
  pagamento,
};

export type BaseColorName = (typeof base)[number]['name'];
export type ColorName = (typeof groups)[keyof typeof groups][number]['name'];

/** The parameters by component, in order of derivation: a parameter is derived only from parameters above it. */
export const catalogueGroups: Readonly<Record<string, readonly ColorParameter<ColorName>[]>> = groups;

/** Every colour of the portal. A store's theme may set any of them by id; the others are derived. */
export const catalogue: readonly ColorParameter<ColorName>[] = Object.values(catalogueGroups).flat();

/** Borders and rings that must be seen (3:1), checked by a test. */
export const edgePairs: readonly (readonly [edge: ColorName, background: ColorName])[] = [
  ['lineStrong', 'surface'],
  ['lineStrong', 'page'],
  ['focus', 'surface'],
  ['focus', 'page'],
  ['focus', 'sunken'],
];
