import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { avisosDoOrcamento } from '#domain/orders/orcamento.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { formatCount, formatFactorPrice } from '#lib/format-number.ts';
import { keepPack } from '#lib/keep-pack.ts';
import * as detalhe from '#parts/html/detalhe.css.ts';
import * as conferencia from '#parts/cart/conferencia.css.ts';
import { useOneAct } from '#parts/buy/use-one-act.ts';
import { SEM_PRECOS } from '#parts/cart/a-venda-no-aparelho.ts';
import { type CarrinhoNaTela, useCarrinho } from '#parts/cart/carrinho-na-tela.ts';
import { usePendente } from '#parts/cart/use-pendente.ts';
import { useDevice } from '#parts/device/device.tsx';
import type { OrcamentoATransformar } from '#parts/share/orcamento-aberto.ts';
import { ListaLendo } from '#parts/list/lista-lendo.tsx';
import { routes } from '#routes.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/layer/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { ScrollRegion } from '#ui/scroll-region.tsx';
import { type Conferencia, conferir, type LinhaConferida } from './conferir.ts';
import { type Encontro, encontroDe } from './encontro.ts';
import { mudancaText, porGravidade, resumoDesde } from '#parts/cart/mudancas.ts';
import * as css from './orcamento.css.ts';
import { type Ida, transformar } from './transformar.ts';

type Props = { orcamento: OrcamentoATransformar; onClose: () => void };

const NADA = 'Nenhum item do orçamento pode ir para o carrinho.';
const SEM_CLIENTE = 'O carrinho deste cliente ainda não está neste aparelho.';

/** Why the cart on screen cannot take the quotation; null if it can. */
function recusaDo(
  carrinho: CarrinhoNaTela | null,
  { pessoaDestinatario: { idPessoa, nome } }: OrcamentoATransformar,
): string | null {
  if (carrinho === null) return SEM_CLIENTE;
  return carrinho.cliente.idPessoa === idPessoa
    ? null
    : `Este orçamento é de ${nome}. Atenda esse cliente para transformá-lo em pedido.`;
}

/** Shows the changes since a quotation, and puts its lines into the cart of its customer. */
export function TransformarDialog({ orcamento, onClose }: Props) {
  const device = useDevice();
  const carrinho = useCarrinho();
  const isHeld = usePendente();
  const { isPending, run } = useOneAct();
  const [, navigate] = useLocation();
  const [lida, setLida] = useState<Conferencia | string | null>(null);
  const recusa = recusaDo(carrinho, orcamento);
  const isReady = recusa === null;
  const compare = useEffectEvent(async (): Promise<Conferencia | string | null> => {
    try {
      return carrinho && ((await conferir(device, carrinho, orcamento.linhas)) ?? SEM_PRECOS);
    } catch (error) {
      console.error('a quotation could not be compared', error);
      return 'Os preços de hoje não puderam ser lidos neste aparelho.';
    }
  });
  useEffect(() => {
    if (isReady) void compare().then(setLida);
  }, [isReady]);

  const conferencia = typeof lida === 'string' ? null : lida;
  const problema = recusa ?? (typeof lida === 'string' ? lida : null);
  const encontro = useMemo(
    () => carrinho && conferencia && encontroDe(carrinho, conferencia),
    [carrinho, conferencia],
  );
  const transform = (ida: Ida) =>
    run(async () => {
      if (await isHeld()) return null;
      const done = await transformar(device, orcamento, ida, () => navigate(routes.carrinho));
      if (done.isInCart) onClose();
      return done.problema;
    });
  const hoje = businessDayOf(new Date(device.env.now()));
  const isNada = conferencia?.novas.length === 0;
  return (
    <Dialog
      title="Transformar em pedido"
      subtitle={<p className={css.texto}>{`Orçamento ${orcamento.nome}`}</p>}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{conferencia && !isNada ? 'Cancelar' : 'Fechar'}</Button>
          {carrinho && conferencia && !isNada && (
            <Modos
              modos={modosDe(conferencia, encontro, carrinho.linhas)}
              isPending={isPending}
              onPick={transform}
            />
          )}
        </>
      }
    >
      <div className={detalhe.stack}>
        {avisosDoOrcamento(orcamento, hoje).map((aviso) => (
          <Notice key={aviso} tone="caution">
            {aviso}
          </Notice>
        ))}
        {encontro && !isNada && (
          <Notice tone={encontro.repetidas > 0 ? 'caution' : 'brand'}>{encontro.texto}</Notice>
        )}
        {problema !== null && <p className={css.texto}>{problema}</p>}
        {problema === null && conferencia === null && <ListaLendo oQue="os preços de hoje" />}
        {conferencia && <Revisao linhas={conferencia.linhas} isNada={isNada} />}
      </div>
    </Dialog>
  );
}

type Modo = { label: string; ida: Ida };

/** The ways into the cart, the usual one last. */
function modosDe(
  { novas, somas }: Conferencia,
  encontro: Encontro | null,
  antes: CarrinhoNaTela['linhas'],
): readonly Modo[] {
  if (encontro === null) return [{ label: 'Pôr no carrinho', ida: { linhas: novas, antes: null } }];
  const { trocas, isIgual } = encontro;
  const trocar: Modo[] = trocas ? [{ label: 'Trocar o carrinho', ida: { linhas: trocas, antes } }] : [];
  const somar: Modo[] =
    somas.length > 0 ? [{ label: 'Somar ao carrinho', ida: { linhas: somas, antes: null } }] : [];
  return isIgual ? [...somar, ...trocar] : [...trocar, ...somar];
}

type ModosProps = { modos: readonly Modo[]; isPending: boolean; onPick: (ida: Ida) => void };

function Modos({ modos, isPending, onPick }: ModosProps) {
  return modos.map(({ label, ida }, i) => (
    <Button
      key={label}
      variant={i === modos.length - 1 ? 'primary' : 'secondary'}
      isPending={isPending}
      onPress={() => onPick(ida)}
    >
      {label}
    </Button>
  ));
}

function Revisao({ linhas, isNada }: { linhas: readonly LinhaConferida[]; isNada: boolean }) {
  const resumo = resumoDesde('o orçamento', linhas) ?? 'Nada mudou desde o orçamento.';
  return (
    <>
      <p className={css.texto}>{isNada ? `${NADA} ${resumo}` : resumo}</p>
      <ScrollRegion role="region" aria-label="Itens do orçamento" className={conferencia.lines}>
        <ul>
          {porGravidade(linhas).map((linha) => (
            <li key={`${linha.idItem}:${linha.idItemTipo}:${linha.idCondicao}`} className={conferencia.line}>
              <span className={conferencia.words}>
                {keepPack(linha.descricao)}
                <span className={conferencia.why}>{mudancaText(linha)}</span>
              </span>
              <span className={css.figures}>
                {`${formatCount(linha.quantidade)} un.`}
                <span className={conferencia.why}>{formatFactorPrice(linha.agora ?? linha.preco)}</span>
              </span>
            </li>
          ))}
        </ul>
      </ScrollRegion>
    </>
  );
}
