import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'wouter';
import { faltaMinimoDiario } from '#domain/cart/bloqueio.ts';
import type { CarrinhoCalculado } from '#domain/cart/carrinho.ts';
import { formatMoney } from '#lib/format-number.ts';
import { isHeldBy } from '#outbox/held.ts';
import type { CarrinhoNaTela } from '#parts/cart/carrinho-na-tela.ts';
import { envioWords, isEnvio } from '#parts/cart/envio-words.ts';
import { confirmacaoHref } from '#routes.ts';
import { Status } from '#ui/badge.tsx';
import { Notice } from '#ui/notice.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import * as css from './carrinho-notices.css.ts';

/** Warnings before the checkout: a blocked customer, the day's minimum of the groups that go. */
export function CarrinhoNotices({ naTela, vao }: { naTela: CarrinhoNaTela; vao: CarrinhoCalculado }) {
  const { clienteCompra, cliente } = naTela;
  const motivo = cliente.detalhe?.dadosGerais.clienteBloqueadoMotivo?.descricaoClienteBloqueadoMotivo;
  return (
    <>
      {clienteCompra.bloqueado && (
        <Notice tone="caution" title="Cliente bloqueado: disponível apenas PAGAMENTO ANTECIPADO.">
          {motivo}
        </Notice>
      )}
      <MinimoDiario carrinho={vao.grupos.length > 0 ? vao : naTela.carrinho} />
    </>
  );
}

function MinimoDiario({ carrinho }: { carrinho: CarrinhoCalculado }) {
  const falta = faltaMinimoDiario(carrinho);
  if (falta === 0) return null;
  const { valorLimiteMinimoDiario: minimo } = carrinho;
  return (
    <div className={css.minimo}>
      <ProgressBar
        label={`Faltam ${formatMoney(falta)} para o mínimo do dia`}
        value={minimo - falta}
        max={minimo}
        text={`${formatMoney(minimo - falta)} de ${formatMoney(minimo)}`}
      />
    </div>
  );
}

/** Unconfirmed orders of this customer, each linked to its confirmation. */
export function EnvioStrips({ naTela: { base } }: { naTela: CarrinhoNaTela }) {
  const envios = [
    ...base.rows.filter(isEnvio).map((row) => ({ kind: 'fila' as const, row })),
    ...base.parked.filter(isEnvio).map((row) => ({ kind: 'recusado' as const, row })),
  ];
  if (envios.length === 0) return null;
  return (
    <ul className={css.envios} aria-label="Pedidos aguardando envio">
      {envios.map((envio) => {
        const { key, intent } = envio.row;
        const isHeld = envio.kind === 'fila' && base.parked.some((p) => isHeldBy(p, envio.row));
        const { texto, tone } = envioWords(envio, isHeld);
        return (
          <li key={key}>
            <Link href={confirmacaoHref(key)} className={css.envio}>
              <span className={css.envioWords}>
                Pedido <b>{intent.codigoLocal}</b>{' '}
                {envio.kind === 'fila' ? 'aguardando envio' : 'espera uma decisão'}
              </span>
              <Status tone={tone}>{texto}</Status>
              <span className={css.envioTotal}>{formatMoney(intent.totalVisto)}</span>
              <ChevronRight size={18} aria-hidden="true" />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
