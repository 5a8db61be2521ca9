/** A file as it is handed over. */
export type Arquivo = { nome: string; blob: Blob };

/** Reads the only file of a ZIP if it is a PDF; null for several files and for anything else. */
async function readOnlyPdf(zip: Blob): Promise<Arquivo | null> {
  const { unzipSync } = await import('fflate');
  const bytes = new Uint8Array(await zip.arrayBuffer());
  const nomes: string[] = [];
  unzipSync(bytes, {
    filter: ({ name }) => {
      nomes.push(name);
      return false;
    },
  });
  const [nome, ...others] = nomes;
  if (nome === undefined || others.length > 0 || !nome.endsWith('.pdf')) return null;
  const pdf = unzipSync(bytes)[nome];
  // A folder of the ZIP is no part of the name to save.
  return pdf
    ? { nome: nome.replace(/^.*\//, ''), blob: new Blob([pdf.slice()], { type: 'application/pdf' }) }
    : null;
}

/** Returns the PDF of a ZIP that holds nothing else. Every other file stays as it is, also a ZIP that cannot be read. */
export async function umPdf(arquivo: Arquivo): Promise<Arquivo> {
  if (!arquivo.nome.endsWith('.zip')) return arquivo;
  try {
    return (await readOnlyPdf(arquivo.blob)) ?? arquivo;
  } catch {
    return arquivo;
  }
}
