import BadgePercent from 'lucide-react/icons/badge-percent';
import type {
  CarrinhoCalculado,
  GrupoCalculado,
  ItemCalculado,
  ItemVendavel,
} from '#domain/cart/carrinho.ts';
import { isSameLinha, linhaKey } from '#domain/cart/linha.ts';
import type { ClienteCompra } from '#domain/customer/cliente-compra.ts';
import { shortName } from '#features/carrinho/short-name.ts';
import type { LinhaActs } from '#features/carrinho/use-linha-acts.ts';
import type { LinhaNaTela } from '#features/carrinho/view.ts';
import { formatCount, formatMoney } from '#lib/format-number.ts';
import { LinkTo } from '#parts/html/link-to.tsx';
import { routes } from '#routes.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import * as css from './lacunas.css.ts';
import { type Aviso, avisosDoGrupo, creditoCurto, type FaixaProxima, faixasProximas } from './view.ts';

export type LacunasProps = {
  grupo: GrupoCalculado;
  titulo: string;
  linhas: readonly LinhaNaTela[];
  /** The groups that go, including this one; null when it stays. */
  vao: CarrinhoCalculado | null;
  cliente: ClienteCompra;
  acts: LinhaActs;
  itemOf: (item: ItemCalculado) => ItemVendavel | undefined;
};

/** The gaps of one group: its minimum, its credit, and the next tiers of its lines. */
export function Lacunas({ grupo, titulo, linhas, vao, cliente, acts, itemOf }: LacunasProps) {
  const itens = linhas.flatMap(({ item }) => item ?? []);
  const avisos = avisosDoGrupo(grupo, vao, cliente);
  const faixas = faixasProximas(itens, itemOf, cliente.calcularSt);
  const credito = creditoCurto(grupo, vao, cliente);
  if (avisos.length === 0 && faixas.length === 0 && credito === '') return null;
  return (
    <div className={css.strip}>
      {avisos.map((aviso) => (
        <AvisoDoGrupo
          key={aviso.tipo}
          aviso={aviso}
          grupo={grupo}
          titulo={titulo}
          onRemove={() => acts.removeGrupo(linhas, toPergunta(aviso, titulo))}
        />
      ))}
      {credito !== '' && <p className={css.credit}>{credito}</p>}
      {faixas.length > 0 && (
        <ul className={css.tiers} data-print="hide" aria-label={`Descontos por volume perto de ${titulo}`}>
          {faixas.map((faixa) => {
            const linha = linhas.find((l) => isSameLinha(l.linha, faixa.item));
            return (
              linha && (
                <Faixa
                  key={linhaKey(faixa.item)}
                  faixa={faixa}
                  onTake={() => acts.setQuantidade(linha, faixa.quantidade)}
                />
              )
            );
          })}
        </ul>
      )}
    </div>
  );
}

const toPergunta = ({ tipo, pergunta, resumo }: Aviso, titulo: string) => ({
  titulo: `Remover ${titulo}`,
  texto: tipo === 'credito' ? `${resumo}\n\n${pergunta}` : 'Realmente deseja remover os itens deste grupo?',
  nao: 'Manter',
});

function AvisoDoGrupo({
  aviso: { tipo, pergunta, resumo, repete },
  grupo: { total, minimoCompra },
  titulo,
  onRemove,
}: {
  aviso: Aviso;
  grupo: GrupoCalculado;
  titulo: string;
  onRemove: () => void;
}) {
  return (
    <Notice
      tone="caution"
      title={pergunta}
      action={
        <span className={css.acts}>
          {tipo === 'minimo' && (
            <LinkTo href={routes.busca} size="sm">
              Adicionar itens
            </LinkTo>
          )}
          <Button size="sm" aria-label={`Remover grupo: ${titulo}`} onPress={onRemove}>
            Remover grupo
          </Button>
        </span>
      }
    >
      {tipo === 'minimo' ? (
        <ProgressBar
          label={`Faltam ${formatMoney(minimoCompra - total)} para o mínimo do grupo`}
          value={total}
          max={minimoCompra}
          text={`${formatMoney(total)} de ${formatMoney(minimoCompra)}`}
        />
      ) : (
        !repete && resumo
      )}
    </Notice>
  );
}

function Faixa({ faixa, onTake }: { faixa: FaixaProxima; onTake: () => void }) {
  const { item, unidades, quantidade, economia } = faixa;
  return (
    <li className={css.tier}>
      <BadgePercent size={18} aria-hidden="true" className={css.sign} />
      <p className={css.words}>
        Mais <b>{formatCount(unidades)} un.</b> de {shortName(item)}: você economiza{' '}
        <b>{formatMoney(economia)}</b>.
      </p>
      <span className={css.take}>
        <Button
          size="sm"
          variant="quiet"
          aria-label={`Levar ${formatCount(quantidade)} de ${item.descricao}`}
          onPress={onTake}
        >
          Levar {formatCount(quantidade)}
        </Button>
      </span>
    </li>
  );
}
