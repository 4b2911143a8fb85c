-- Opens a file in Neovim with the server, waits for diagnostics, applies a code action, saves.
-- Prints one line of JSON. Works on Neovim 0.7 and later.
--   HREFLINT_COMMAND  the server's command line, as a JSON array
--   HREFLINT_FILE     the file
--   HREFLINT_ROOT     the folder of the workspace
--   HREFLINT_ACTION   the title of the code action to apply

local command = vim.fn.json_decode(os.getenv("HREFLINT_COMMAND"))
local result = {}

local function clients()
  return (vim.lsp.get_clients or vim.lsp.get_active_clients)()
end

local function finish(code)
  io.stdout:write(vim.fn.json_encode(result) .. "\n")
  for _, client in ipairs(clients()) do client.stop() end
  vim.wait(3000, function() return #clients() == 0 end, 20)
  vim.cmd(code == 0 and "qall!" or "cquit")
end

local function diagnosed(buffer)
  local found = {}
  for _, d in ipairs(vim.diagnostic.get(buffer)) do
    local text = vim.api.nvim_buf_get_text(buffer, d.lnum, d.col, d.end_lnum, d.end_col, {})
    table.insert(found, { text = table.concat(text, "\n"), line = d.lnum, col = d.col, message = d.message })
  end
  table.sort(found, function(a, b) return a.line < b.line or (a.line == b.line and a.col < b.col) end)
  return vim.tbl_map(function(d) return { d.text, d.message } end, found)
end

local function main()
  vim.cmd("edit " .. vim.fn.fnameescape(os.getenv("HREFLINT_FILE")))
  local buffer = vim.api.nvim_get_current_buf()
  -- Answers are counted, so that "none" can be told apart from "not yet".
  local answers = 0
  local handlers = {}
  result.heard = {}
  for _, method in ipairs({ "textDocument/publishDiagnostics", "textDocument/diagnostic" }) do
    local usual = vim.lsp.handlers[method]
    if usual then
      handlers[method] = function(...)
        answers = answers + 1
        result.heard[method] = true
        return usual(...)
      end
    end
  end
  local id = vim.lsp.start_client({
    name = "hreflint",
    cmd = command,
    root_dir = os.getenv("HREFLINT_ROOT"),
    handlers = handlers,
    get_language_id = function() return "html" end,
  })
  vim.lsp.buf_attach_client(buffer, id)
  vim.wait(20000, function() return answers > 0 and #vim.diagnostic.get(buffer) > 0 end, 20)
  local client = vim.lsp.get_client_by_id(id)
  result.before = diagnosed(buffer)

  local title = os.getenv("HREFLINT_ACTION")
  for line = 0, vim.api.nvim_buf_line_count(buffer) - 1 do
    local length = vim.str_utfindex(vim.api.nvim_buf_get_lines(buffer, line, line + 1, false)[1])
    local reply = vim.lsp.buf_request_sync(buffer, "textDocument/codeAction", {
      textDocument = { uri = vim.uri_from_bufnr(buffer) },
      range = { start = { line = line, character = 0 }, ["end"] = { line = line, character = length } },
      context = { diagnostics = {} },
    }, 20000)
    for _, action in ipairs(reply and reply[id] and reply[id].result or {}) do
      if action.title == title and not result.applied then
        result.applied = true
        local seen = answers
        vim.lsp.util.apply_workspace_edit(action.edit, client.offset_encoding or "utf-16")
        vim.wait(20000, function() return answers > seen end, 20)
      end
    end
  end
  local count = #result.before
  vim.wait(20000, function() return #vim.diagnostic.get(buffer) < count end, 20)
  result.after = diagnosed(buffer)
  vim.cmd("silent write!")
end

local ok, failure = xpcall(main, debug.traceback)
if not ok then result.failure = failure end
finish(ok and 0 or 1)
