import { cashbackOf } from '#domain/price/cashback.ts';
import { custoUnit, margemOf } from '#domain/price/margem.ts';
import { descricaoProduto } from '#domain/price/produto.ts';
import type { PrecoResumo, ProdutoResumo } from '#engine/read.ts';
import { formatCount, formatMoney, formatPercentTenth } from '#lib/format-number.ts';
import type { Compra } from '#parts/buy/use-compra.ts';
import { ClienteTag } from '#parts/customer/cliente-tag.tsx';
import { useMargemVisivel } from '#parts/product/margem-visivel.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/layer/dialog.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { fonteOf, origemOf } from './fonte.ts';
import * as css from './por-que-dialog.css.ts';
import * as produtoCss from './produto.css.ts';
import { somaDoPreco } from './soma.ts';

export type PorQueDialogProps = {
  produto: ProdutoResumo;
  preco: PrecoResumo;
  compra: Pick<Compra, 'contexto' | 'calcularSt'>;
  escolhida: number;
  noCarrinho: number;
  /** Epoch milliseconds; null for the server's own prices. */
  precosAt: number | null;
  onClose: () => void;
};

type RowProps = { nome: string; nota?: string; valor: string; kind?: 'resultado' | 'parcela' };

function Row({ nome, nota = '', valor, kind = 'parcela' }: RowProps) {
  return (
    <tr data-kind={kind}>
      <th scope="row" className={css.nome}>
        {nome}
        {nota !== '' && <span className={css.nota}>{nota}</span>}
      </th>
      <td className={css.valor}>{valor}</td>
    </tr>
  );
}

/** 'Por que este preço': the price of one unit line by line, and the customer, condition and moment it is from. */
export function PorQueDialog(props: PorQueDialogProps) {
  const { produto, preco, compra, escolhida, noCarrinho } = props;
  const { contexto, calcularSt } = compra;
  const quantidade = escolhida + noCarrinho;
  const soma = somaDoPreco({ preco, quantidade, calcularSt, fonte: fonteOf(contexto) });
  const cashback = produto.cashback ? cashbackOf(produto.cashback, quantidade) : 0;
  const margem = useMargemVisivel() ? margemOf(produto.pmc, custoUnit(preco, quantidade)) : null;
  const origem = origemOf({
    contexto,
    idPessoaFilial: preco.idPessoaFilial,
    escolhida,
    noCarrinho,
    precosAt: props.precosAt,
  });
  return (
    <Dialog
      title="Por que este preço"
      subtitle={<ClienteTag />}
      onClose={props.onClose}
      footer={
        <Button variant="primary" onPress={props.onClose} data-autofocus>
          Entendi
        </Button>
      }
    >
      <div className={css.content}>
        <p className={css.produto}>{descricaoProduto(produto.nome, produto.apresentacao)}</p>
        <table className={css.table}>
          <caption>
            <VisuallyHidden>Preço de uma unidade</VisuallyHidden>
          </caption>
          <tbody>
            {soma.map((linha) => (
              <Row key={linha.nome} {...linha} />
            ))}
            {cashback > 0 && (
              <Row
                nome={`Cashback de ${formatCount(quantidade)} un.`}
                nota="Fora da soma: entra no saldo depois do faturamento."
                valor={formatMoney(cashback)}
              />
            )}
            {margem !== null && (
              <>
                <Row nome="PMC" valor={formatMoney(produto.pmc)} />
                <Row
                  nome="Margem"
                  nota="A parte do PMC que sobra depois do preço com ST."
                  valor={formatPercentTenth(margem)}
                />
              </>
            )}
          </tbody>
        </table>
        <dl className={css.origem}>
          {origem.map(({ nome, texto }) => (
            <div key={nome} className={produtoCss.fact}>
              <dt className={produtoCss.factName}>{nome}</dt>
              <dd className={produtoCss.factValue}>{texto}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Dialog>
  );
}
