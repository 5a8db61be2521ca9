import { Link } from 'wouter';
import type { CartaCorrecao } from '#contract/letters/carta.ts';
import { formatDate } from '#lib/format-date.ts';
import { CartaStatus } from '#parts/letters/situacao.tsx';
import { ListaCartao } from '#parts/list/lista-cartao.tsx';
import * as grid from '#parts/list/lista-grid.css.ts';
import type { ListaColuna } from '#parts/list/lista-grid.tsx';
import { cartaConsultarHref } from '#routes.ts';
import { from } from '#theme/scale.ts';
import { useMedia } from '#ui/use-media.ts';

function Codigo({ carta }: { carta: CartaCorrecao }) {
  return (
    // Enter on the row goes on too: the keyboard need not stop at each link.
    <Link href={cartaConsultarHref(carta.idCartaCorrecao)} className={grid.codigo} tabIndex={-1}>
      {carta.idCartaCorrecao}
    </Link>
  );
}

const situacao = (carta: CartaCorrecao) => <CartaStatus situacao={carta.cartaCorrecaoSituacao} />;

/** The columns of the list. */
export const COLUNAS: readonly ListaColuna<CartaCorrecao>[] = [
  { id: 'codigo', header: 'Código', width: '72px', cell: (carta) => <Codigo carta={carta} /> },
  { id: 'data', header: 'Data', width: '88px', cell: ({ data }) => formatDate(data) },
  { id: 'nota', header: 'Nota fiscal', width: '84px', cell: ({ titulo }) => titulo.numDocumento },
  { id: 'serie', header: 'Série', width: '44px', cell: ({ titulo }) => titulo.serieDocumento },
  {
    id: 'filial',
    header: 'Filial',
    width: 'minmax(96px, 1.2fr)',
    cell: ({ filial }) => filial.descricaoFilial,
  },
  {
    id: 'cliente',
    header: 'Cliente',
    width: 'minmax(96px, 1.6fr)',
    cell: ({ cliente }) => cliente.pessoa.nome,
  },
  { id: 'situacao', header: 'Situação', width: 'minmax(96px, 1.2fr)', cell: situacao },
];

export type CartaCartaoProps = {
  carta: CartaCorrecao;
  /** The customer being served, whose name stands above the list: a card names only another one. */
  idPessoaCliente: number;
};

/** A row as a card. */
export function CartaCartao({ carta, idPessoaCliente }: CartaCartaoProps) {
  const { idPessoa, nome: cliente } = carta.cliente.pessoa;
  const hasRoom = useMedia(from.cards);
  return (
    <ListaCartao
      titulo={
        <>
          <span>Carta</span>
          <Codigo carta={carta} />
        </>
      }
      // On a phone it stands where other cards have their amount: one line less.
      valor={!hasRoom && situacao(carta)}
      situacao={hasRoom && situacao(carta)}
      fatos={[
        ['Data', formatDate(carta.data), 'valor'],
        ['Nota fiscal', carta.titulo.numDocumento, 'nome'],
        ['Série', carta.titulo.serieDocumento],
        ['Filial', carta.filial.descricaoFilial],
        ...(idPessoa === idPessoaCliente ? [] : [['Cliente', cliente, 'nome'] as const]),
      ]}
    />
  );
}
