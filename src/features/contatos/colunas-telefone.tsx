import { isTelefoneAlteravel } from '#domain/contacts/telefone.ts';
import type { TelefoneAqui } from '#outbox/contatos/read-contatos.ts';
import * as grid from '#parts/list/lista-grid.css.ts';
import type { ListaColuna } from '#parts/list/lista-grid.tsx';
import * as css from './contatos.css.ts';
import { EstadoMark } from './estado-mark.tsx';
import { simNao } from './words.ts';

/** A phone number in one text: '(11) 98765-4321'. */
export const telefoneText = ({
  ddd,
  prefixo,
  numero,
}: Pick<TelefoneAqui, 'ddd' | 'prefixo' | 'numero'>): string => `(${ddd}) ${prefixo}-${numero}`;

/** A phone's type; under it the consent of one that gets promotions. */
function Tipo(linha: TelefoneAqui) {
  return (
    <span className={css.comEstado}>
      {linha.telefoneTipo.descTelefoneTipo}
      {isTelefoneAlteravel(linha) && (
        <span className={css.nome}>{`Promoções: ${simNao(linha.permiteReceberPromocao)}`}</span>
      )}
    </span>
  );
}

/** The columns of the phones; the parts of a number read as one: (11) 98765-4321. */
export const COLUNAS_TELEFONE: readonly ListaColuna<TelefoneAqui>[] = [
  { id: 'ddd', header: 'DDD', width: '40px', cell: ({ ddd }) => <span className={css.ddd}>{ddd}</span> },
  {
    id: 'prefixo',
    header: 'Prefixo',
    width: '64px',
    isNumeric: true,
    cell: ({ prefixo }) => <span className={css.prefixo}>{prefixo}</span>,
  },
  {
    id: 'numero',
    header: 'Número',
    width: 'minmax(96px, 1fr)',
    cell: (linha) => (
      <span className={css.comEstado}>
        <span className={css.forte}>{linha.numero}</span>
        <EstadoMark estado={linha.estado} nome={telefoneText(linha)} />
      </span>
    ),
  },
  { id: 'tipo', header: 'Tipo', width: 'minmax(96px, 1fr)', cell: Tipo },
  {
    id: 'principal',
    header: 'Principal',
    width: 'minmax(72px, 1fr)',
    cell: ({ principal }) => simNao(principal),
  },
];

/** A row as a card: the number, its type, and its marks 'Principal' and 'Recebe promoções'. */
export function TelefoneCartao({ linha }: { linha: TelefoneAqui }) {
  return (
    <>
      <span className={css.comEstado}>
        <span className={css.forte}>{telefoneText(linha)}</span>
        <EstadoMark estado={linha.estado} nome={telefoneText(linha)} />
      </span>
      <div className={grid.facts}>
        <span>{linha.telefoneTipo.descTelefoneTipo}</span>
        {linha.principal && <span>Principal</span>}
        {isTelefoneAlteravel(linha) && linha.permiteReceberPromocao && <span>Recebe promoções</span>}
      </div>
    </>
  );
}
