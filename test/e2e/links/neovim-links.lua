-- Opens a file in Neovim with the server, and asks about the links in it.
-- Prints one line of JSON: how it was told of diagnostics, what they underline, and the answer to each request. Works on Neovim 0.7 and later.
--   HREFLINT_COMMAND  the server's command line, as a JSON array
--   HREFLINT_FILE     the file
--   HREFLINT_ROOT     the folder of the workspace
--   HREFLINT_ASKED    the requests: a JSON array of { method, params }

local result = {}

local function clients()
  return (vim.lsp.get_clients or vim.lsp.get_active_clients)()
end

-- For a buffer, Neovim from 0.11 on only sends requests about documents. Its client sends any.
local function answer(buffer, id, asked)
  local client = vim.lsp.get_client_by_id(id)
  if vim.fn.has("nvim-0.11") == 1 then
    local reply = client:request_sync(asked.method, asked.params, 20000, buffer)
    return reply and reply.result
  end
  local reply = vim.lsp.buf_request_sync(buffer, asked.method, asked.params, 20000)
  return reply and reply[id] and reply[id].result
end

local function main()
  vim.cmd("edit " .. vim.fn.fnameescape(os.getenv("HREFLINT_FILE")))
  local buffer = vim.api.nvim_get_current_buf()
  local handlers = {}
  result.heard = {}
  for _, method in ipairs({ "textDocument/publishDiagnostics", "textDocument/diagnostic" }) do
    local usual = vim.lsp.handlers[method]
    if usual then
      handlers[method] = function(...)
        result.heard[method] = true
        return usual(...)
      end
    end
  end
  local id = vim.lsp.start_client({
    name = "hreflint",
    cmd = vim.fn.json_decode(os.getenv("HREFLINT_COMMAND")),
    handlers = handlers,
    root_dir = os.getenv("HREFLINT_ROOT"),
    get_language_id = function() return "html" end,
  })
  vim.lsp.buf_attach_client(buffer, id)
  -- The server has read the site.
  vim.wait(30000, function() return #vim.diagnostic.get(buffer) > 0 end, 20)
  result.diagnosed = vim.tbl_map(function(d)
    return vim.api.nvim_buf_get_text(buffer, d.lnum, d.col, d.end_lnum, d.end_col, {})[1]
  end, vim.diagnostic.get(buffer))
  result.answers = {}
  for _, asked in ipairs(vim.fn.json_decode(os.getenv("HREFLINT_ASKED"))) do
    table.insert(result.answers, answer(buffer, id, asked) or vim.NIL)
  end
end

local ok, failure = xpcall(main, debug.traceback)
if not ok then result.failure = failure end
io.stdout:write(vim.fn.json_encode(result) .. "\n")
for _, client in ipairs(clients()) do client.stop() end
vim.wait(3000, function() return #clients() == 0 end, 20)
vim.cmd(ok and "qall!" or "cquit")
