import Replace from 'lucide-react/icons/replace';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { centsOf } from '#domain/price/money.ts';
import type { ProdutoResumo } from '#engine/read.ts';
import { formatMoney, formatUnitPrice } from '#lib/format-number.ts';
import { keepPack } from '#lib/keep-pack.ts';
import { Status } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { QuantityStepper } from '#ui/form/quantity-stepper.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import type { Conferencia, LinhaConferida } from './conferir.ts';
import { type Fim, fimDaLinha } from './fim-da-linha.ts';
import * as css from './import.css.ts';
import { MemoriaAct, MemoriaStatus } from './memoria.tsx';
import type { Sugestao } from './sugerir.ts';
import { SugestaoActs, SugestaoText } from './sugestao.tsx';
import { Troca } from './troca.tsx';
import type { ConferenciaControl } from './use-conferencia.ts';
import type { LembrancasControl } from './use-lembrancas.ts';
import { buscasDe, isEncontrado, STATUS, semEstoqueText, somadasText } from './view.ts';

type Props = {
  row: LinhaConferida;
  of: Conferencia;
  control: ConferenciaControl;
  esquecer: LembrancasControl['esquecer'];
  /** The product that the line's name most likely means; undefined without one. */
  sugerido: Sugestao | undefined;
};

/** A line of the review: its result, its quantity, and the way to mend it in place. */
export function LinhaRow({ row, of, control, esquecer, sugerido }: Props) {
  const [isChanging, setChanging] = useState(false);
  const sign = STATUS.find(({ status }) => status === row.status);
  const tone = sign?.tone ?? 'neutral';
  const isFound = isEncontrado(row);
  const title = row.descProduto ?? row.identificacao;
  const somadas = somadasText(row.linhas);
  const semEstoque = semEstoqueText(row);
  const fim = sugerido ? fimDaLinha(row, sugerido.produto) : null;
  const choose = (produto: ProdutoResumo, taken?: Fim) => {
    control.choose(row.id, produto, taken);
    setChanging(false);
  };
  return (
    <div className={css.row} data-tone={tone} data-asks={sugerido !== undefined || undefined}>
      <div className={css.words}>
        <span className={css.name}>{keepPack(title)}</span>
        <span className={css.sign}>
          <Status tone={tone}>{sign?.palavra}</Status>
          {semEstoque && <Status tone="caution">{semEstoque}</Status>}
          <MemoriaStatus memoria={row.memoria} identificacao={row.identificacao} />
          {[
            row.descProduto === null ? '' : row.identificacao,
            somadas,
            row.marca,
            sugerido ? '' : row.detalhes,
          ]
            .filter(Boolean)
            .map((words) => (
              <span key={words} className={css.code}>
                {words}
              </span>
            ))}
        </span>
        {sugerido && <SugestaoText {...sugerido} fim={fim} />}
        <MemoriaAct
          row={row}
          onEsquecer={() => void esquecer(row, control.unlearn)}
          onDrop={() => control.dropMemoria(row.id)}
        />
      </div>
      <div className={css.figures}>
        {/* The answer to the question gives the quantity. */}
        {fim === null && (
          <QuantityStepper
            label={title}
            value={Number.isInteger(row.quantidade) ? row.quantidade : 1}
            onChange={(quantidade) => control.setQuantidade(row.id, quantidade)}
          />
        )}
        {isFound ? (
          row.preco !== null && (
            <span className={css.price}>
              {formatMoney(centsOf(row.quantidade, row.preco))}
              <span className={css.priceUnit}>{`${formatUnitPrice(row.preco)} un.`}</span>
            </span>
          )
        ) : (
          <span className={css.choices}>
            {sugerido && (
              <SugestaoActs
                produto={sugerido.produto}
                fim={fim}
                onUse={(taken) => choose(sugerido.produto, taken)}
              />
            )}
            <Button size="sm" aria-expanded={isChanging} onPress={() => setChanging(!isChanging)}>
              Buscar produto
            </Button>
          </span>
        )}
      </div>
      <div className={css.acts}>
        {isFound && (
          <IconButton
            label={`Trocar o produto de ${title}`}
            icon={<Replace size={18} aria-hidden="true" />}
            aria-expanded={isChanging}
            onPress={() => setChanging(!isChanging)}
          />
        )}
        <IconButton
          label={`Tirar ${title} da importação`}
          icon={<Trash2 size={18} aria-hidden="true" />}
          onPress={() => control.remove(row.id)}
        />
      </div>
      {isChanging && (
        <Troca
          text={row.identificacao}
          buscas={semEstoque === '' ? buscasDe(row) : []}
          emFalta={semEstoque === '' ? null : row.idProduto}
          of={of}
          quantidade={row.quantidade}
          onClose={() => setChanging(false)}
          onChoose={(produto) => {
            const other = fimDaLinha(row, produto);
            choose(produto, other?.isPack === false ? other : undefined);
          }}
        />
      )}
    </div>
  );
}
