import type { EmailAqui } from '#outbox/contatos/read-contatos.ts';
import * as grid from '#parts/list/lista-grid.css.ts';
import type { ListaColuna } from '#parts/list/lista-grid.tsx';
import { classNames } from '#ui/class-names.ts';
import * as css from './contatos.css.ts';
import { EstadoMark } from './estado-mark.tsx';
import { simNao } from './words.ts';

function Endereco({ email, estado }: EmailAqui) {
  return (
    <span className={css.comEstado}>
      <span className={css.forte}>{email}</span>
      <EstadoMark estado={estado} nome={email} />
    </span>
  );
}

const DA_EMPRESA = [
  ['Principal', 'principal'],
  ['Pedidos e notas', 'enviarPedido'],
  ['Cobrança', 'enviarCobranca'],
] as const;
const USOS = [...DA_EMPRESA, ['Promoções', 'marketing']] as const;

/** The uses of an address that the company sets, as yes or no. */
export const usosDaEmpresa = (linha: EmailAqui): readonly (readonly [nome: string, valor: string])[] =>
  DA_EMPRESA.map(([nome, uso]) => [nome, simNao(linha[uso])]);

/** The columns of the e-mail addresses: each use of an address, as yes or no. */
export const COLUNAS_EMAIL: readonly ListaColuna<EmailAqui>[] = [
  { id: 'email', header: 'E-mail', width: 'minmax(200px, 3fr)', cell: Endereco },
  ...USOS.map(([header, uso]) => ({
    id: uso,
    header,
    width: 'minmax(72px, 1fr)',
    cell: (linha: EmailAqui) => (
      <span className={classNames(!linha[uso] && css.nao)}>{simNao(linha[uso])}</span>
    ),
  })),
];

/** A row as a card, which names only the uses that the address has. */
export function EmailCartao({ linha }: { linha: EmailAqui }) {
  const usos = USOS.filter(([, uso]) => linha[uso]);
  return (
    <>
      <Endereco {...linha} />
      <div className={grid.facts}>
        {usos.length === 0 && <span className={css.nao}>Não recebe nada</span>}
        {usos.map(([nome, uso]) => (
          <span key={uso}>{nome}</span>
        ))}
      </div>
    </>
  );
}
