import {
  type IdTipoImportacao,
  IMPORTACAO_POR_CODIGO,
  IMPORTACAO_POR_CODIGO_BARRAS,
} from '#contract/cart/importacao.ts';
import { readLinhas } from '#domain/importacao/importacao-texto.ts';
import { formatAge } from '#lib/format-age.ts';
import { formatCount } from '#lib/format-number.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { FotoPanel } from './foto/foto-panel.tsx';
import * as css from './import.css.ts';
import { TextoField } from './texto-field.tsx';
import type { EntradaControl } from './use-entrada.ts';
import { avulsasText, linhasText } from './view.ts';

const KINDS: readonly { tipo: IdTipoImportacao; label: string }[] = [
  { tipo: IMPORTACAO_POR_CODIGO, label: 'Código do produto' },
  { tipo: IMPORTACAO_POR_CODIGO_BARRAS, label: 'Código de barras' },
];

const MOST_SHOWN = 4;

function Said({ lines }: { lines: readonly string[] }) {
  const rest = lines.length - MOST_SHOWN;
  return (
    <ul className={css.said}>
      {lines.slice(0, MOST_SHOWN).map((line, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- Nothing but its place tells two equal lines apart, and no line has a state.
        <li key={at}>{line.length > 90 ? `${line.slice(0, 90)}…` : line}</li>
      ))}
      {rest > 0 && <li>{`e mais ${formatCount(rest)}`}</li>}
    </ul>
  );
}

type Props = { control: EntradaControl; now: number };

/** The first step: how products are named, and the lines. */
export function TextoStep({ control, now }: Props) {
  const { entrada, change, draft, resume, discard, ignoradas, problem, foto } = control;
  const { avulsas } = entrada;
  return (
    <div className={css.body}>
      {draft && (
        <Notice
          tone="pending"
          action={
            <>
              <Button size="sm" variant="quiet" onPress={discard}>
                Descartar
              </Button>
              <Button size="sm" onPress={resume}>
                Retomar
              </Button>
            </>
          }
        >
          {`Você deixou ${linhasText(readLinhas(draft.texto).length + draft.avulsas.length)} aqui ${formatAge(now - draft.at)}.`}
        </Notice>
      )}
      <fieldset className={css.kinds}>
        <legend className={css.legend}>Tipo de identificação</legend>
        {KINDS.map(({ tipo, label }) => (
          <label key={tipo} className={css.kind}>
            <input
              type="radio"
              name="tipo-identificacao"
              className={css.radio}
              value={tipo}
              checked={entrada.tipo === tipo}
              onChange={() => change({ ...entrada, tipo })}
            />
            {label}
          </label>
        ))}
      </fieldset>
      {problem && (
        <Notice tone="caution" isNews>
          {problem}
        </Notice>
      )}
      {avulsas.length > 0 && (
        <Notice
          tone="brand"
          isNews
          title={avulsasText(avulsas)}
          action={
            <Button size="sm" variant="quiet" onPress={() => change({ ...entrada, avulsas: [] })}>
              Tirar
            </Button>
          }
        >
          <Said lines={avulsas.map(({ identificacao, quantidade }) => `${identificacao} (${quantidade})`)} />
        </Notice>
      )}
      {ignoradas.length > 0 && (
        <Notice
          tone="pending"
          isNews
          title={`${linhasText(ignoradas.length)} sem produto ou sem quantidade, não usada${ignoradas.length === 1 ? '' : 's'}`}
        >
          <Said lines={ignoradas} />
        </Notice>
      )}
      {foto && (
        <FotoPanel
          key={foto.nth}
          file={foto.file}
          onText={control.holdFoto}
          onUse={control.takeFoto}
          onClose={control.closeFoto}
        />
      )}
      <TextoField control={control} />
    </div>
  );
}
