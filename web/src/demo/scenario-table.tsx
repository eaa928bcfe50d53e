import { css } from '@emotion/react';
import { resourceNames } from '#mock-api/resources/resource';
import type { ScenarioName } from '#mock-api/resources/scenario';
import { scanTopics, type ScanTopic } from '#mock-api/resources/chosen-scan';
import { useStore } from '../stores/use-store';
import { color, font, radius } from '../theme/tokens';
import { changeSettings, initialSettings, setScenarios, settingsStore } from './settings';

const scenarioLabels: Record<ScenarioName, string> = {
  success: 'Success',
  slow: 'Slow, then success',
  error: 'Server error 500',
  invalid: 'Invalid fields 422',
  offline: 'Network down',
  'not-json': 'Answer that is no JSON',
  'lost-answer': 'Stored, the answer is lost',
};
const scenarioOptions = Object.entries(scenarioLabels) as [ScenarioName, string][];

const table = css({ width: '100%', borderCollapse: 'collapse', textAlign: 'left' });
const headCell = css({
  padding: '4px 0 8px',
  borderBottom: `1px dashed ${color.control}`,
  font: `500 12.5px/1.25 ${font.mono}`,
  color: color.inkSoft,
});
const cell = css({ padding: '8px 0', borderBottom: `1px dashed ${color.nightLine}` });
const name = css(cell, {
  fontFamily: font.mono,
  fontSize: 13,
  fontWeight: 500,
  whiteSpace: 'nowrap',
});
/** The narrowest phones have no room for what all rows begin with. */
const method = css({ '@media (max-width: 379.98px)': { display: 'none' } });
const right = css({ textAlign: 'right' });
const select = css({
  width: 'min(196px, 39vw)',
  minHeight: 36,
  padding: '4px 8px',
  border: `1px solid ${color.control}`,
  borderRadius: radius.control,
  fontSize: 14.5,
  color: color.ink,
  background: color.nightRaised,
  textOverflow: 'ellipsis',
});

/** What each endpoint answers with. */
export function ScenarioTable() {
  const { scenarios, scanTopic } = useStore(settingsStore, initialSettings);
  return (
    <table css={table}>
      <thead>
        <tr>
          <th scope="col" css={headCell}>
            Endpoint
          </th>
          <th scope="col" css={[headCell, right]}>
            Answers with
          </th>
        </tr>
      </thead>
      <tbody>
        {resourceNames.map((resource) => (
          <tr key={resource}>
            <th scope="row" id={`demo-${resource}`} css={name}>
              <span css={method}>POST </span>/api/{resource}
            </th>
            <td css={[cell, right]}>
              <select
                css={select}
                name={`demo-${resource}`}
                aria-labelledby={`demo-${resource}`}
                value={scenarios[resource]}
                onChange={({ target }) =>
                  setScenarios({ [resource]: target.value as ScenarioName })
                }
              >
                {scenarioOptions.map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            </td>
          </tr>
        ))}
        <tr>
          <th scope="row" id="demo-scan-topic" css={name}>
            Scan finds
          </th>
          <td css={[cell, right]}>
            <select
              css={select}
              name="demo-scan-topic"
              aria-labelledby="demo-scan-topic"
              value={scanTopic ?? ''}
              onChange={({ target }) =>
                changeSettings({ scanTopic: (target.value || null) as ScanTopic | null })
              }
            >
              <option value="">By input</option>
              {scanTopics.map((topic) => (
                <option key={topic} value={topic}>
                  Always: {topic}
                </option>
              ))}
            </select>
          </td>
        </tr>
      </tbody>
    </table>
  );
}
